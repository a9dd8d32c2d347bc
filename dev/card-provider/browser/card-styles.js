// The look of the fields. Font and color come from the page; `style` of the options overrides them.

const STYLES = `
.vg-card { container-type: inline-size; font: inherit; color: inherit; }
.vg-card, .vg-card * { box-sizing: border-box; }
.vg-card__fields { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.vg-card__field { display: block; min-width: 0; }
.vg-card__field:first-child { grid-column: 1 / -1; }
.vg-card__label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 500; line-height: 20px; }
.vg-card__input {
  display: block; width: 100%; height: 48px; margin: 0; padding: 0 14px;
  font: inherit; font-size: 16px; letter-spacing: 0; font-variant-numeric: tabular-nums;
  color: var(--vg-card-color, #0e1113); background: #fff;
  border: 1px solid #7b858d; border-radius: 10px; outline: none; appearance: none;
}
.vg-card__input::placeholder { color: var(--vg-card-placeholder, #66717b); opacity: 1; }
.vg-card__input:focus-visible { border-color: #0e1113; box-shadow: 0 0 0 3px rgb(31 95 191 / 45%); }
.vg-card__input[aria-invalid='true'] { color: var(--vg-card-invalid, #c62f38); border-color: #c62f38; }
.vg-card__input:disabled { background: #f4f5f2; }
.vg-card__unseen {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.vg-card__note { margin-top: 4px; font-size: 13px; line-height: 20px; color: #56616b; }
.vg-card__note summary { cursor: pointer; padding: 12px 0; border-radius: 6px; }
.vg-card__note summary:focus-visible { outline: 3px solid #1f5fbf; outline-offset: 2px; }
.vg-card__note dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 0 0 4px; }
.vg-card__note dt { font-variant-numeric: tabular-nums; white-space: nowrap; }
.vg-card__note dd { margin: 0; }
@container (min-width: 520px) {
  .vg-card__fields { grid-template-columns: 2fr 1fr 1fr; }
  .vg-card__field:first-child { grid-column: auto; }
}
.vg-challenge {
  box-sizing: border-box; margin: auto;
  width: min(420px, calc(100vw - 32px)); padding: 24px; border: 0; border-radius: 14px;
  font: inherit; color: #0e1113; background: #fff; box-shadow: 0 24px 64px rgb(14 17 19 / 30%);
}
.vg-challenge::backdrop { background: rgb(14 17 19 / 60%); }
.vg-challenge h2 { margin: 0 0 8px; font: inherit; font-size: 20px; font-weight: 700; line-height: 28px; }
.vg-challenge p { margin: 0 0 16px; font-size: 16px; line-height: 24px; }
.vg-challenge p[role='alert'] { color: #c62f38; }
.vg-challenge__buttons { display: flex; flex-wrap: wrap; gap: 12px; }
.vg-challenge button {
  flex: 1 1 120px; min-height: 48px; padding: 0 16px; font: inherit; font-weight: 600; cursor: pointer;
  color: #0e1113; background: #fff; border: 1px solid #56616b; border-radius: 10px;
}
.vg-challenge button[value='complete'] { color: #fff; background: #0e1113; border-color: #0e1113; }
.vg-challenge button:focus-visible { outline: 3px solid #1f5fbf; outline-offset: 2px; }
.vg-challenge button:disabled { opacity: 0.6; cursor: wait; }
`;

function addStyles() {
  if (document.getElementById('vg-card-styles')) return;
  const sheet = document.createElement('style');
  sheet.id = 'vg-card-styles';
  sheet.textContent = STYLES;
  document.head.append(sheet);
}

/** An element with properties and children. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}
