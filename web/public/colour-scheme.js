// Runs before the first paint, so a person who chose dark never sees a white flash.
(function () {
  var chosen = /(?:^|; )colour-scheme=(light|dark)/.exec(document.cookie);
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.setAttribute(
    'data-scheme',
    chosen ? chosen[1] : dark ? 'dark' : 'light',
  );
})();
