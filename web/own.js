// Within pages of somebody's own, before they are seen: such a page stands there as for a customer who has just come to
// it. For anybody else, and for a place within it, nothing is shown that the app would take away again.
(function () {
  var user = null;
  try {
    user = JSON.parse(localStorage.getItem('user'));
  } catch (unreadable) {
    user = null;
  }
  var theirs = user && user.role !== 'ADMIN' && localStorage.getItem('token');
  document.documentElement.hidden = !theirs || location.search !== '' || location.hash !== '';
})();
