/**
 * The hashes that the publishers of PDQ state for pictures in `pdq/data` of github.com/facebook/ThreatExchange, and the
 * maximum number of bits in which our hash may differ. The hashes of `bridge-mods` and `misc-images` come from the
 * current reference code (`python-threatexchange/…/pdq/signal.py`, two from a Java test); ours differ by at most 1 bit.
 * The other hashes come from the README and an earlier reduction of large pictures; the publishers accept 10 bits.
 */
export const published: [path: string, hash: string, most: number][] = [
  ['bridge-mods/aaa-orig.jpg', 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22', 0],
  ['bridge-mods/blur-a-little.jpg', 'f8f8f0cee0f4a84f06370a2a038f63f0b36e26d596621e1d33e6b39c4e9c9b22', 0],
  ['bridge-mods/blur-a-lot.jpg', 'f8f8f0cee0f4a84f0637022a038f67f0b36e26d596621e1d33e6b39c4e9c9b22', 0],
  ['bridge-mods/high-contrast.jpg', 'f8f8f0cee0f4a84f06370a2a068f67f0b36e26d596621e1d33e6339c4e9c9b22', 0],
  ['bridge-mods/high-saturation.jpg', 'f8f8f0cee0f4a84f06370a22038f67f0b36e2ed596221e1d33e6b39c4e9c9b22', 0],
  ['bridge-mods/sharpen-a-little.jpg', 'f8f8f0cee0f4a84f0e370a22038f67f0b36e2ed596221e1d33e6b39c4a9c9b22', 0],
  ['bridge-mods/sharpen-a-lot.jpg', 'd8f8f0cec0f4a84f8e370a22038f67f0b36a2ed597231e1d72e6b39c4a9c9b22', 0],
  ['bridge-mods/shrink-a-little.jpg', 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6339c4e9c9b22', 1],
  ['bridge-mods/shrink-a-lot.jpg', 'd0f8f1ccc0f4a84d0a370a3a228f67f0b36e2ed5b6623e1d33e6339c4e9c9b22', 0],
  ['bridge-mods/square-128x128.jpg', 'd8f8f1eec0f4a84f0e37022a078f63f0b36e2ed596621e1d33e6239c4e9c9b22', 0],
  ['bridge-mods/square-256x256.jpg', 'd8f8f0cec4f4a84f0637022a078f67f0b36e2ee5b6621e1d33e6239c4e9c9b22', 0],
  ['bridge-mods/square-512x512.jpg', 'd8f8f0cec0f4a84f0637022a278f67f0b36e2ed596621e1d33e6339c4e9c9b22', 0],
  ['misc-images/c.png', 'e64cc9d91c623882f8d1f1d9a398e78c9f199b3bd83924f2b7e11e0bf861b064', 0],
  ['misc-images/wee.jpg', '6227401f601ff4ccafcc9fad4b0d95d371a2eb7265a3285234d228ca94deeb2d', 0],
  ['reg-test-input/dih/bridge-2-rotate-90.jpg', '30a10efd71cc3d429013d48d0ffffc52e34e0e17ada952a9d29685211ea9e5af', 0],
  [
    'reg-test-input/dih/bridge-3-rotate-180.jpg',
    'adad5a64b5a142e55362a09057dacd5ae63b847fc23794b766b319361fc93188',
    10,
  ],
  [
    'reg-test-input/dih/bridge-4-rotate-270.jpg',
    'a5f4a457a48995e8c9065c275aaa5498b61ba4bdf8fcf80387c32f8b0bfc4f05',
    10,
  ],
  ['reg-test-input/dih/bridge-5-flipx.jpg', 'f8f80f31e0f417b00e37f5cd028f980fb36ed02a9662c1e233e6cc634e9c64dd', 10],
  ['reg-test-input/dih/bridge-6-flipy.jpg', '8dad2599b1a1bd1853625f6553da32a1e63b7280c2374b4866b366c91bc9ce77', 10],
  [
    'reg-test-input/dih/bridge-7-flip-plus-1.jpg',
    'f0a1f102f1dcc0bd9c5309720fff018de34ef1e8ada9a956d2967ade0ea91a50',
    10,
  ],
  [
    'reg-test-input/dih/bridge-8-flip-minus-1.jpg',
    'a5f05ba8a4896a17c106a3da5aaaab07b61b5b42f8fc07fc83c3d0740bfcb0fa',
    10,
  ],
];
