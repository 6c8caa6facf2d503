import { devPage } from '../platform/http/dev-page.js';
import { escapeHtml } from '../platform/html.js';

/** The sign-in page; `action` is its own URL. */
export const signInPage = (action: string, problem?: string): string =>
  devPage(
    'Who are you?',
    `<h1>Who are you?</h1>
<p class="note">This page stands in for a sign-in provider while you try things out. It believes whatever you type.</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}">
<label>Name <input type="text" name="name" autocomplete="off" maxlength="100" value="Asha Rao" required></label>
<label>Email <input type="email" name="email" autocomplete="off" maxlength="254" placeholder="asha@example.in" required autofocus></label>
<label class="check"><input type="checkbox" name="verified" checked> The provider has verified this email</label>
<details><summary>Another account with the same email</summary>
<label>Account <input type="text" name="account" autocomplete="off" maxlength="50"></label></details>
<button>Continue</button></form>
<form method="post" action="${escapeHtml(action)}/refuse"><button class="quiet">Do not sign in</button></form>`,
  );

export const forgottenPage = (): string =>
  devPage(
    'Start again',
    '<h1>Start again</h1><p>This sign-in is over or took too long. Close this window and start again.</p>',
  );
