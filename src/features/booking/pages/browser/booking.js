// Booking pages: applies the visitor's time zone, and sends a form once.
const zone = document.querySelector("form[data-zone]");
if (zone) {
  const address = new URL(location.href);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (own && own !== zone.dataset.zone && !address.searchParams.has("timezone")) {
    address.searchParams.set("timezone", own);
    location.replace(address);
  }
  zone.querySelector("button").hidden = true;
  zone.addEventListener("change", () => zone.requestSubmit());
}
for (const form of document.querySelectorAll("form[data-once]")) {
  let sent = false;
  form.addEventListener("submit", (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  // The Back button shows the form as it was.
  window.addEventListener("pageshow", () => (sent = false));
}
