import { expect, it } from 'vitest';
import { textFields } from '#test/text-surfaces.ts';
import { texts } from './texts.register.ts';

it('The register has exactly the texts that the contract takes', async () => {
  const taken = await textFields();
  const unregistered = [...taken].flatMap(([route, fields]) =>
    fields.flatMap((field) =>
      (texts[route]?.[field] ?? texts[route]?.['*']) === undefined ? [`${route} ${field}`] : [],
    ),
  );
  const gone = Object.entries(texts).flatMap(([route, fields]) =>
    Object.keys(fields).flatMap((field) => {
      const isThere = field === '*' ? taken.has(route) : taken.get(route)?.includes(field) === true;
      return isThere ? [] : [`${route} ${field}`];
    }),
  );
  expect({ unregistered, gone }).toEqual({ unregistered: [], gone: [] });
});

it('A text without a guard has a reason', () => {
  const reasons = Object.values(texts).flatMap((fields) =>
    Object.values(fields).flatMap((entry) => (typeof entry === 'string' ? [] : [entry.none])),
  );
  expect(reasons.filter((reason) => reason.split(' ').length < 3)).toEqual([]);
});
