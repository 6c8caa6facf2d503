// Within pages of somebody's own, before they are seen: such a page stands there as for a customer who has just come to
// it. For anybody else nothing is shown that the app would take away again, nor is the tab where another one is asked for.
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
