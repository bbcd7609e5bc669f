/** The oldest browsers that the web app promises to run in. README.md names them, and the build is written for them. */
export const targets = { chrome: 123, firefox: 128, safari: 17.5 } as const;

/** The first versions of Chrome, Firefox and Safari that have a function or a property; 0 if none has it. */
type Since = readonly [chrome: number, firefox: number, safari: number];

const everywhere = (since: Since): boolean =>
  since.every((version, at) => version > 0 && version <= (Object.values(targets)[at] ?? 0));

/**
 * What came to browsers lately, by a pattern that finds its use in code. The build translates syntax and adds no
 * functions. The compiler knows the newer methods of the language itself (tsconfig.web.json lists what it may know), so
 * these are the names that the types of the DOM have whatever the target, and those that libraries may use. From
 * MDN's compatibility tables.
 */
const known: Readonly<Record<string, Since>> = {
  'URL\\.parse\\(': [126, 126, 18],
  'URL\\.canParse\\(': [120, 115, 17],
  'Promise\\.try\\(': [128, 134, 18.2],
  'Promise\\.withResolvers\\(': [119, 121, 17.4],
  'Array\\.fromAsync\\(': [121, 115, 16.4],
  '(?:Object|Map)\\.groupBy\\(': [117, 119, 17.4],
  'Iterator\\.(?:from|concat|prototype)\\b': [122, 131, 18.4],
  '\\.(?:values|keys|entries)\\(\\)\\s*\\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\\(': [
    122, 131, 18.4,
  ],
  '\\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\\(': [122, 127, 17],
  'RegExp\\.escape\\(': [136, 134, 18.2],
  'Error\\.isError\\(': [134, 138, 26],
  'Math\\.(?:f16round|sumPrecise)\\(': [0, 0, 0],
  '\\.(?:toBase64|toHex|setFromBase64|setFromHex)\\(|Uint8Array\\.from(?:Base64|Hex)\\(': [140, 133, 18.2],
  '\\bTemporal\\.': [144, 139, 0],
  'Atomics\\.waitAsync\\(': [90, 145, 16.4],
  '\\.transferToFixedLength\\(': [114, 122, 17.4],
  'Intl\\.Segmenter\\b': [87, 125, 14.1],
  'Intl\\.DurationFormat\\b': [129, 136, 16.4],
  'Intl\\.supportedValuesOf\\(': [99, 93, 15.4],
  '\\.(?:getWeekInfo|getTextInfo)\\(|\\.weekInfo\\b': [99, 0, 17],
  '\\bstructuredClone\\(': [98, 94, 15.4],
  'AbortSignal\\.any\\(': [116, 124, 17.4],
  'AbortSignal\\.timeout\\(': [103, 100, 16],
  'ReadableStream\\.from\\(|for await \\([^)]*\\.body\\)': [0, 117, 0],
  '\\.checkVisibility\\(': [121, 125, 17.4],
  'startViewTransition\\(': [111, 144, 18],
  '\\bscheduler\\.(?:yield|postTask)\\(': [94, 142, 0],
  'requestIdleCallback\\(': [47, 55, 0],
  '\\.moveBefore\\(': [133, 144, 0],
  '\\.setHTML\\(|\\bSanitizer\\(': [0, 148, 0],
  '\\.getHTML\\(': [125, 128, 18],
  '\\.togglePopover\\(|\\.showPopover\\(': [114, 125, 17],
  '\\bClipboardItem\\.supports\\(': [121, 127, 18.4],
  'caretPositionFromPoint\\(': [128, 20, 26.2],
  'caretRangeFromPoint\\(|scrollIntoViewIfNeeded\\(': [1, 0, 5],
  '\\.getCoalescedEvents\\(': [58, 59, 18.2],
  '\\bcookieStore\\b': [87, 140, 18.4],
  '\\btrustedTypes\\b': [83, 148, 26],
  '\\bwindow\\.navigation\\b|\\bnavigation\\.(?:navigate|addEventListener)\\b': [102, 147, 26.2],
  '\\bCloseWatcher\\b': [126, 0, 0],
  '\\bCSS\\.highlights\\b': [105, 140, 17.2],
  'navigator\\.(?:share|canShare)\\b': [128, 0, 14],
  'navigator\\.(?:setAppBadge|clearAppBadge)\\b': [81, 0, 17],
  'navigator\\.(?:connection|getBattery|deviceMemory|userAgentData|virtualKeyboard|keyboard|windowControlsOverlay)\\b':
    [0, 0, 0],
  'navigator\\.vibrate\\b': [32, 0, 0],
  'navigator\\.wakeLock\\b': [84, 126, 16.4],
  'navigator\\.userActivation\\b': [72, 120, 16.4],
  'navigator\\.locks\\b': [69, 96, 15.4],
  '\\b(?:EyeDropper|BarcodeDetector|showOpenFilePicker|showSaveFilePicker)\\b': [0, 0, 0],
  '\'scrollend\'|"scrollend"|`scrollend`': [114, 109, 26.2],
};

/** The patterns of what some promised browser lacks. Code that uses one asks first whether it is there. */
export const lacking: readonly string[] = Object.entries(known).flatMap(([pattern, since]) =>
  everywhere(since) ? [] : [pattern],
);

/** The parts of the language's library whose newest function every promised browser has. */
const library: Readonly<Record<string, Since>> = {
  ES2023: [110, 115, 16],
  'ES2024.Collection': [117, 119, 17.4],
  'ES2024.Object': [117, 119, 17.4],
  'ES2024.Promise': [119, 121, 17.4],
  'ES2024.Regexp': [112, 116, 17],
  'ES2024.String': [111, 119, 16.4],
};

export const isLibraryEverywhere = (name: string): boolean => {
  const since = library[name];
  return since !== undefined && everywhere(since);
};
