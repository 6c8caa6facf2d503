// Within pages with a form whose code is on its way: boxes of text need none to be typed into. From the first key on, what
// stands in them is kept where drafts are, under whoever is here (src/ui/form/draft/drafts.ts), so that neither a
// reload nor code that does not come loses it; once it is here, the form takes it over (src/ui/form/draft/useTypedEarly.ts).
// Of such forms boxes of text alone are on, and a code is asked for in none of them (prerender.js).
(function () {
  const forms = document.querySelectorAll('[data-waits]');
  const visitor = 'visitor';
  let person;
  // As session.ts reads it.
  function whoIsHere() {
    try {
      return localStorage.token ? JSON.parse(localStorage.user).id : visitor;
    } catch {
      return visitor;
    }
  }
  const nameOf = (form, owner) => `draft:${owner}:${form.dataset.waits}#early`;
  const boxesOf = (form) => [...form.querySelectorAll('[name]:enabled')];
  // As high as it will be, so that nothing moves when the form is alive.
  function fit(box) {
    if (!box.rows) return;
    const least = (box.least ||= box.rows);
    box.rows = least;
    const lines = Math.round((box.scrollHeight * least) / box.clientHeight);
    box.rows = Math.min(lines, box.dataset.most || lines);
  }
  function keep({ currentTarget: form, target: box }) {
    fit(box);
    const typed = boxesOf(form).filter(({ value }) => value);
    // What a visitor typed is part of it by now. Where the browser has no room, or keeps nothing, it stands in its box
    // alone, and goes into the form from there.
    try {
      for (const owner of [visitor, person]) sessionStorage.removeItem(nameOf(form, owner));
      if (!typed[0]) return;
      sessionStorage[nameOf(form, person)] = JSON.stringify(
        Object.fromEntries(typed.map(({ name, value }) => [name, value])),
      );
    } catch {}
  }
  function keptOf(form) {
    try {
      const [forVisitor, theirs] = [visitor, person].map(
        (owner) => sessionStorage[nameOf(form, owner)],
      );
      return JSON.parse(forVisitor || theirs);
    } catch {
      return {};
    }
  }
  // What was typed stands there for whoever typed it, and for nobody else. What a visitor typed is theirs who signs in first.
  function show() {
    if (person === whoIsHere()) return;
    person = whoIsHere();
    for (const form of forms) {
      const typed = keptOf(form);
      form.dataset.person = person;
      for (const box of boxesOf(form)) {
        box.value = typed[box.name] || '';
        fit(box);
      }
    }
  }
  // Nobody's word is cut in two: the form waits until it is written (src/ui/feedback/Kept.tsx).
  const compose = ({ target, type }) =>
    target.toggleAttribute('data-composing', type === 'compositionstart');
  for (const form of forms) {
    form.disabled = false;
    form.addEventListener('input', keep);
    form.addEventListener('compositionstart', compose);
    form.addEventListener('compositionend', compose);
  }
  show();
  // Another tab signed in or out, or the page comes back from behind Back.
  addEventListener('storage', show);
  addEventListener('pageshow', show);
})();
