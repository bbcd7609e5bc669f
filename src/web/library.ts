/**
 * React DOM, which the browser evaluates in its own task before the app. The document's script imports this module and
 * not react-dom itself: react-dom is CommonJS, so the bundler would need a helper in a second file.
 */
export { createRoot } from 'react-dom/client';
