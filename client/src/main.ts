import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/rules.css";
import "./styles/home.css";
import "./styles/new-table.css";
import "./styles/hand-over.css";
import "./styles/end.css";
import "./styles/page.css";
import "./styles/pictures.css";
import "./styles/moments.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./words/index.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
