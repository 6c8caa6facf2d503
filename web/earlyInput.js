// In pages with a form whose code is loading: text fields work at once. Saves their text as early input
// (src/ui/form/draft/drafts.ts), so that a reload or a failed chunk loses nothing. The form takes it over when
// it loads (src/ui/form/draft/useEarlyInput.ts). Other controls are disabled, and forms for codes have no early
// input (prerender.js).
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
  // Early input is shown to its author only. A visitor's belongs to the first person who signs in.
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
  // The form waits for the end of an IME composition (src/ui/feedback/Prerendered.tsx).
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
