import { defineConfig } from "vite";

/** Builds the console into generated/console, whose files the service serves under /console/. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/console/",
  build: {
    outDir: "../../../generated/console",
    emptyOutDir: true,
    target: "es2022",
    // Every file has its own address: the policy of the page allows no data URLs for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
