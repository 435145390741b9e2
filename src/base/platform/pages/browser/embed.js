/*
 * Embeds a public page in another website:
 * <script src="https://crm.example/embed.js" data-page="/book/claire/call" data-title="Book a call" async></script>
 * Optional: data-lang="en" or "fr". The organization must list the website in embed_origins: otherwise the browser refuses the
 * frame, and a link to the page takes its place.
 */
(() => {
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const { page = "/", title = "", lang } = script.dataset;
  const address = new URL(page, origin);
  if (address.origin !== origin) return;
  if (lang) address.searchParams.set("lang", lang);
  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = title;
  frame.style.cssText = "display:block;width:100%;height:600px;border:0;color-scheme:normal";
  const link = document.createElement("a");
  link.href = address.href;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = title || address.href;
  link.hidden = true;
  const show = (isShown) => {
    frame.style.display = isShown ? "block" : "none";
    link.hidden = isShown;
  };
  // A page that is shown reports its height at once. Browsers do not say whether they refused a frame.
  let reported = false;
  frame.addEventListener("load", () => setTimeout(() => show(reported), 3000));
  window.addEventListener("message", ({ source, origin: sender, data }) => {
    if (source !== frame.contentWindow || sender !== origin || data?.type !== "crs:height") return;
    reported = true;
    show(true);
    const height = Number(data.height);
    if (height > 0) frame.style.height = `${Math.min(height, 20000)}px`;
  });
  script.after(frame, link);
})();
