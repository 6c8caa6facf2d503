// Within every page: fetches the app's own files and those of this page, all at once. What stands there as markup needs
// no script to be read, so that is painted first.
(function () {
  function start() {
    var files = JSON.parse(document.getElementById('app').textContent);
    files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    var script = document.createElement('script');
    script.type = 'module';
    script.src = files[0];
    document.head.append(script);
  }
  var readable = document.getElementById('root').firstChild && !document.hidden;
  if (!readable) start();
  else
    requestAnimationFrame(function () {
      setTimeout(start);
    });
})();
