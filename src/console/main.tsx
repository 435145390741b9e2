import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { watchForNewVersion } from "./shell/new-version.ts";
import "./style/console.css";

watchForNewVersion();

const root = document.getElementById("console");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
