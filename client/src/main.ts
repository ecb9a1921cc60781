import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/rules.css";
import "./styles/home.css";
import "./styles/new-table.css";
import "./styles/hand-over.css";
import "./styles/end.css";
import "./styles/page.css";
import "./styles/unmatched.css";
import "./styles/black-orchestra.css";
import "./styles/orange.css";
import "./styles/pictures.css";
import "./styles/moments.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
