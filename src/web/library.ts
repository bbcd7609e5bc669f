/**
 * The library, which the browser runs in a task of its own before the app's. The document's script imports this module
 * instead of the library's, which is CommonJS, so that it needs no helper of the bundler: that would be a second file.
 */
export { createRoot } from 'react-dom/client';
