// In every page: loads the scripts of the page and its later styles in parallel. Prerendered markup is painted
// first.
(function () {
  // A button that is pressed before the app is here is pressed again once it is (src/app/replayEarlyClick.ts).
  function keep(event) {
    window.pressedEarly = event.target.closest('button');
  }
  document.addEventListener('click', keep);
  document.addEventListener('hydrated', function () {
    document.removeEventListener('click', keep);
  });
  function start() {
    var app = document.getElementById('app');
    var files = JSON.parse(app.textContent);
    if (app.dataset.later) {
      // Behind all others, and waited for by nothing.
      var styles = document.createElement('link');
      styles.rel = 'stylesheet';
      styles.href = app.dataset.later;
      document.body.append(styles);
    }
    files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    var script = document.createElement('script');
    script.type = 'module';
    script.src = files[0];
    // Also where it comes, and a file that it needs does not.
    script.onerror = tellFailure;
    document.head.append(script);
  }
  function tellFailure() {
    var note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:12px 16px;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;text-align:center;background:var(--mui-palette-background-paper,Canvas);border-top:1px solid GrayText';
    note.textContent = 'This page could not be loaded in full. Check your connection.';
    var again = document.createElement('button');
    again.textContent = 'Try again';
    again.style.cssText =
      'font:inherit;font-weight:650;min-height:44px;padding:0 22px;border:0;border-radius:99px;background:var(--mui-palette-primary-main,#0b6e69);color:var(--mui-palette-primary-contrastText,#fff)';
    again.onclick = function () {
      again.disabled = true;
      // Without an answer the present page stays.
      fetch(location.href, { cache: 'no-store' }).then(
        () => location.reload(),
        () => (again.disabled = false),
      );
    };
    note.append(again);
    document.body.append(note);
  }
  // The app is here, and the page is not (src/main.tsx).
  document.addEventListener('incomplete', tellFailure);
  var started = false;
  function startOnce() {
    if (!started) start();
    started = true;
  }
  var root = document.getElementById('root');
  // The prerendered page does not fit this user (personalPageGuard.js).
  if (document.documentElement.hidden) root.textContent = '';
  document.documentElement.hidden = false;
  var readable = root.firstChild && !document.hidden;
  if (!readable) startOnce();
  else {
    // A frame that the page is done with is not seen yet: on a slow device the files would take what it needs to be drawn.
    new PerformanceObserver(function (paints) {
      if (paints.getEntriesByName('first-contentful-paint').length) startOnce();
    }).observe({ type: 'paint', buffered: true });
    // Hidden pages are not painted, and some browsers do not report paints.
    document.addEventListener('visibilitychange', startOnce);
    setTimeout(startOnce, 1000);
  }
})();
