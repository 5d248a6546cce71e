/** Runs in the page of another site: puts the jobs into a sandboxed frame in the script's place, as high as they are. */
export const embedScript = `(function () {
  var script = document.currentScript;
  if (!script) return;
  var given = script.dataset;
  var address = new URL("/embed/" + encodeURIComponent(given.company || ""), script.src);
  ["accent", "background", "type"].forEach(function (name) {
    if (given[name]) address.searchParams.set(name, given[name]);
  });
  var frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
  frame.title = given.title || "Open jobs";
  frame.src = address.href;
  frame.style.display = "block";
  frame.style.width = "100%";
  frame.style.height = "480px";
  frame.style.border = "0";
  script.parentNode.insertBefore(frame, script.nextSibling);
  addEventListener("message", function (event) {
    var height = event.source === frame.contentWindow && event.data && event.data.careersHeight;
    if (typeof height === "number" && height > 0) frame.style.height = Math.min(Math.ceil(height), 20000) + "px";
  });
})();
`;

/** Runs in the frame: tells the page around it how high the jobs are, and listens to nobody. */
export const heightScript = `new ResizeObserver(function () {
  parent.postMessage({ careersHeight: document.documentElement.offsetHeight }, "*");
}).observe(document.documentElement);`;
