// Runs in prerendered personal pages before they are painted. Hides the markup from visitors and staff, for
// whom the app replaces it. Marks the page if the URL names another tab.
(function () {
  var user = null;
  try {
    user = JSON.parse(localStorage.getItem('user'));
  } catch (unreadable) {
    user = null;
  }
  var theirs =
    user && user.role !== 'ADMIN' && user.role !== 'STAFF' && localStorage.getItem('token');
  document.documentElement.hidden = !theirs;
  document.documentElement.toggleAttribute('data-tab', /[?&]tab=/.test(location.search));
})();
