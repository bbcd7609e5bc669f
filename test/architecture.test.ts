import { describe } from 'vitest';
import { documentRules } from './architecture/documents.ts';
import { formRules } from './architecture/forms.ts';
import { jsxRules } from './architecture/jsx.ts';
import { keyRules } from './architecture/keys.ts';
import { engineRules } from './architecture/engines.ts';
import { modelRules } from './architecture/models.ts';
import { namesAndSizes } from './architecture/names.ts';
import { readerRules } from './architecture/readers.ts';
import { sqlRules } from './architecture/sql.ts';
import { visibilityRules } from './architecture/visibility.ts';
import { walls } from './architecture/walls.ts';

describe('walls', () => {
  walls();
});
describe('names and sizes', () => {
  namesAndSizes();
});
describe('SQL', () => {
  sqlRules();
});
describe('visibility', () => {
  visibilityRules();
  readerRules();
});
describe('texts in elements', () => {
  jsxRules();
});
describe('forms', () => {
  formRules();
});
describe('keys', () => {
  keyRules();
});
describe('language models', () => {
  modelRules();
});
describe('browsers', () => {
  engineRules();
});
describe('documents', () => {
  documentRules();
});
