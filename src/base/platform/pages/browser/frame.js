// Reports the height to the page that embeds this one.
if (window.parent !== window) {
  document.documentElement.dataset.embedded = "";
  const post = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    window.parent.postMessage({ type: "crs:height", height }, "*");
  };
  new ResizeObserver(post).observe(document.body);
}
