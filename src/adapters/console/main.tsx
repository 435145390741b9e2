import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { watchLeaving } from "./shell/location.ts";
import { watchForNewVersion } from "./shell/new-version.ts";
import "./style/console.css";

watchForNewVersion();
watchLeaving();

const root = document.getElementById("console");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
