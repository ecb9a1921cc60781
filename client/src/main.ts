import "./fonts/made/fonts.css";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/home.css";
import "./styles/page.css";
import "./styles/pictures.css";
import "./styles/table.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { renew } from "./lib/renew";
import { lost } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { turnWith } from "./lib/upright";
import { speak } from "./words/index.svelte";

addEventListener("vite:preloadError", () => void renew().then((newer) => (lost.part = !newer)));
turnWith(document.querySelector<HTMLMetaElement>("meta[name=viewport]")!);

// No await at the top: with it, everything shared with the entry would become a file of its own.
void speak(settings.language).then(() => mount(App, { target: document.getElementById("app")! }));
