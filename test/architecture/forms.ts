import { expect, it } from 'vitest';
import { eachNode, isNode, type Node } from '#scripts/words/said.ts';
import { isTest, source } from './source.ts';

/** The elements in which a person types or chooses one thing. */
const FIELD =
  /^(?:input|textarea|select|TextField|TextArea|GrowingArea|CountedArea|Select|Switch|Checkbox|RadioRow|ChoiceCards|Slider|PasswordField|CodeField|EmailField|MessageBox|LookPicker|PicturePicker|CropWindow)$/;
/** The elements that hold what a person fills in before they send it. */
const HOLDER = /^(?:form|Form|Wizard|Dialog|Sheet|FullScreen|EditDialog)$/;
/** What no form may keep. */
const SECRET = /<(?:PasswordField|CodeField)\b/;
const MOST = 2;

const LIVE = 'each control acts, or is saved, at once';
const ENTRY = 'part of a way in: holds a password or a code';
const OWN_DRAFT = 'keeps its texts itself, because several parts of the page read them';

/** The forms of more than two fields that keep nothing by `useFormDraft`, by component, with the reason. */
const NOT_KEPT: Readonly<Record<string, string>> = {
  'features/accounts/AccountPage.tsx AccountPage': LIVE,
  'features/accounts/consent/ConsentForm.tsx ConsentForm': ENTRY,
  'features/accounts/reset/ResetPasswordPage.tsx ResetForm': ENTRY,
  'features/accounts/security/ContactField.tsx ContactField':
    'asks for an address or for a number, which has a country',
  'features/accounts/sign-up/SignupForm.tsx SignupForm': ENTRY,
  'features/chat/later/LaterForm.tsx LaterForm': 'its words are the draft of the room, which is kept there',
  'features/chat/ChatPage.tsx ChatPage': OWN_DRAFT,
  'features/moderation/desk/DecidePane.tsx DecidePane': OWN_DRAFT,
  'features/notifications/NotificationSettingsPage.tsx Choices': LIVE,
};

interface Component {
  name: string;
  file: string;
  rendered: Set<string>;
}

/** Returns the components of the web by file and name, with the elements that each renders itself. */
function components(): Component[] {
  const found: Component[] = [];
  for (const [file, code] of source) {
    if (!file.startsWith('src/web/') || !file.endsWith('x') || isTest(file) || file.includes('/features/dev/'))
      continue;
    eachNode(file, code, (node) => {
      const name = isNode(node['id']) ? node['id']['name'] : undefined;
      if (node.type !== 'FunctionDeclaration' || typeof name !== 'string' || !/^[A-Z]/.test(name)) return;
      found.push({ name, file, rendered: elementsIn(node, code) });
    });
  }
  return found;
}

function elementsIn(outer: Node, code: string): Set<string> {
  const names = new Set<string>();
  let count = 0;
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isNode(value)) return undefined;
    if (value.type === 'JSXOpeningElement' && isNode(value['name'])) {
      const name = code.slice(value['name'].start, value['name'].end);
      const isHidden = name === 'input' && /type="(?:hidden|file)"/.test(code.slice(value.start, value.end));
      // Each field counts by itself, each component once.
      if (!isHidden) names.add(FIELD.test(name) ? `${name} ${(count += 1)}` : name);
    }
    return Object.values(value).forEach(walk);
  };
  walk(outer);
  return names;
}

const all = components();
const holds = ({ rendered, file }: Component): boolean =>
  [...rendered].some((name) => HOLDER.test(name)) || file.endsWith('Page.tsx');

/** Returns the component that a file means by a name: its own, else the only exported one. */
const meant = (name: string, file: string): Component | undefined =>
  all.find((one) => one.name === name && one.file === file) ?? all.find((one) => one.name === name);

/** Returns the fields and the files of what a component renders, without the forms within it. */
function reach(one: Component, seen = new Set<Component>()): { fields: number; files: Set<string> } {
  seen.add(one);
  const files = new Set([one.file]);
  let fields = 0;
  for (const name of one.rendered) {
    if (FIELD.test(name.split(' ')[0] ?? '')) {
      fields += 1;
      continue;
    }
    const next = meant(name, one.file);
    if (next === undefined || seen.has(next) || next.file.startsWith('src/web/ui/')) continue;
    if (holds(next)) continue;
    const inner = reach(next, seen);
    fields += inner.fields;
    for (const file of inner.files) files.add(file);
  }
  return { fields, files };
}

/** Returns whether a file, or one that it imports from its feature, names the hook. */
function keeps(file: string): boolean {
  const code = source.get(file) ?? '';
  const near = [...code.matchAll(/from '(?:\.{1,2}|#web\/features)\/([\w./-]+)'/g)].map((found) => found[1] ?? '');
  const draft = near.filter((name) => /\.(?:draft|data)\.ts$/.test(name));
  return [
    code,
    ...draft.map((name) => [...source].find(([path]) => path.endsWith(name.split('/').at(-1) ?? ''))?.[1] ?? ''),
  ].some((text) => text.includes('useFormDraft('));
}

const label = ({ file, name }: Component): string => `${file.replace('src/web/', '')} ${name}`;

export function formRules(): void {
  const forms = all.filter(holds).filter((one) => reach(one).fields > MOST);

  it('A form of more than two fields keeps its draft or gives its reason', () => {
    const losing = forms.filter(({ file }) => !keeps(file)).map(label);
    expect(losing.filter((name) => !(name in NOT_KEPT))).toEqual([]);
    expect(Object.keys(NOT_KEPT).filter((name) => !losing.includes(name))).toEqual([]);
  });

  it('No form that keeps its values asks for a password or a code', () => {
    const keeping = forms.filter(({ file }) => keeps(file));
    expect(keeping.length).toBeGreaterThan(6);
    const files = keeping.flatMap((one) => Array.from(reach(one).files));
    expect(files.filter((file) => SECRET.test(source.get(file) ?? ''))).toEqual([]);
  });
}
