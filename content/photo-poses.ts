/** A pose of the photo check: its words, which are enough without the drawing, and the drawing. */
interface PhotoPose {
  key: string;
  title: string;
  line: string;
  /** The paths of the drawing, on a plate of 104 × 112 with a line of 2.6, as in a mirror. */
  lines: readonly string[];
  /** Hands and fingers, drawn last and filled with the ground, so that they cover what they are in front of. */
  over: readonly string[];
}

const HEAD = 'M36 47 C36 34 43 27 52 27 C61 27 68 34 68 47 C68 60 61 69 52 69 C43 69 36 60 36 47';

/** The poses by key. Each is held with one hand or two, sitting, and hides no more than an eye. */
export const photoPoses: readonly PhotoPose[] = [
  {
    key: 'left-hand-on-head',
    title: 'Left hand flat on your head',
    line: 'As if the wind wanted your hat.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M46 75 C40 77 35 79 31 82',
      'M36.5 87.5 L23.5 69 Q18.5 62 24.5 53 L40 29.5 M21.5 96.5 L9 71 Q4 61 12.5 51 L34 24.5 M21.5 96.5 L30 110',
    ],
    over: [
      'M59 22.5 C59 24.5 54 27 47.5 27.5 C41 28.5 35.5 27 35 25.5 C35 23.5 40 21 46.5 20.5 C53 19.5 58.5 21 59 22.5',
    ],
  },
  {
    key: 'right-hand-on-head',
    title: 'Right hand flat on your head',
    line: 'As if you measured how much you grew.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M58 75 C64 77 69 79 73 82',
      'M67.5 87.5 L80.5 69 Q85.5 62 79.5 53 L64 29.5 M82.5 96.5 L95 71 Q100 61 91.5 51 L70 24.5 M82.5 96.5 L74 110',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M45 22.5 C45 24.5 50 27 56.5 27.5 C63 28.5 68.5 27 69 25.5 C69 23.5 64 21 57.5 20.5 C51 19.5 45.5 21 45 22.5',
    ],
  },
  {
    key: 'left-palm-on-cheek',
    title: 'Left palm on your left cheek',
    line: 'As if the film were quite long.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M46 75 C40 77 35 79 31 82',
      'M35 90 L26.5 84.5 Q23 82.5 26 78 L34 66 M25 102 L14 89 Q9.5 84 14.5 78 L28 62 M25 102 L30 110',
    ],
    over: [
      'M41.5 54 C42.5 58.5 41.5 63 39 63.5 C36.5 64.5 33.5 61 32.5 56 C31.5 51.5 32.5 47 35 46.5 C37.5 45.5 40.5 49 41.5 54',
    ],
  },
  {
    key: 'right-palm-on-cheek',
    title: 'Right palm on your right cheek',
    line: 'As if a tooth had something to say.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M58 75 C64 77 69 79 73 82',
      'M69 90 L77.5 84.5 Q81 82.5 78 78 L70 66 M79 102 L90 89 Q94.5 84 89.5 78 L76 62 M79 102 L74 110',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M62.5 54 C61.5 58.5 62.5 63 65 63.5 C67.5 64.5 70.5 61 71.5 56 C72.5 51.5 71.5 47 69 46.5 C66.5 45.5 63.5 49 62.5 54',
    ],
  },
  {
    key: 'left-hand-at-ear',
    title: 'Left hand behind your left ear',
    line: 'As if somebody talked about cake.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M46 75 C40 77 35 79 31 82',
      'M34 87 L20.5 79 Q15.5 76 18.5 70.5 L27 56 M24 101 L7 85 Q0.5 78.5 6.5 71 L21 52 M24 101 L30 110',
    ],
    over: ['M35.5 47 C34.5 50.5 32 53 29 52.5 C26 52 24 48.5 24.5 45 C25.5 41.5 28 39 31 39.5 C34 40 36 43.5 35.5 47'],
  },
  {
    key: 'right-hand-at-ear',
    title: 'Right hand behind your right ear',
    line: 'As if an owl had called.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M58 75 C64 77 69 79 73 82',
      'M70 87 L83.5 79 Q88.5 76 85.5 70.5 L77 56 M80 101 L97 85 Q103.5 78.5 97.5 71 L83 52 M80 101 L74 110',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M68.5 47 C69.5 50.5 72 53 75 52.5 C78 52 80 48.5 79.5 45 C78.5 41.5 76 39 73 39.5 C70 40 68 43.5 68.5 47',
    ],
  },
  {
    key: 'left-fist-under-chin',
    title: 'Left fist under your chin',
    line: 'As if it were a hard question.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M58 75 C76 80 83 90 84 110 M20 110 C21 90 28 80 46 75',
      'M36 110 L44.5 83 M47 110 L53 83',
    ],
    over: [
      'M57 76 C57 79.5 53.5 82.5 49 82.5 C44.5 82.5 41 79.5 41 76 C41 72.5 44.5 69.5 49 69.5 C53.5 69.5 57 72.5 57 76',
    ],
  },
  {
    key: 'right-fist-under-chin',
    title: 'Right fist under your chin',
    line: 'As if you sat for a statue.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M46 75 C28 80 21 90 20 110 M84 110 C83 90 76 80 58 75',
      'M68 110 L59.5 83 M57 110 L51 83',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M47 76 C47 79.5 50.5 82.5 55 82.5 C59.5 82.5 63 79.5 63 76 C63 72.5 59.5 69.5 55 69.5 C50.5 69.5 47 72.5 47 76',
    ],
  },
  {
    key: 'left-hand-over-eye',
    title: 'Left hand over your left eye',
    line: 'As at the eye doctor’s.',
    lines: [
      HEAD,
      'M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M46 75 C40 77 35 79 31 82',
      'M34 87 L22 80.5 Q17.5 78.5 22 72.5 L34 57.5 M24 101 L7.5 86 Q1 80 8.5 72.5 L28 52.5 M24 101 L30 110',
    ],
    over: [
      'M52.5 43.5 C53 46.5 49.5 50 44.5 51 C39 52.5 34.5 51 33.5 48.5 C33 45.5 36.5 42 41.5 41 C47 39.5 51.5 41 52.5 43.5',
    ],
  },
  {
    key: 'right-hand-over-eye',
    title: 'Right hand over your right eye',
    line: 'As if you looked through a keyhole.',
    lines: [
      HEAD,
      'M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M58 75 C64 77 69 79 73 82',
      'M70 87 L82 80.5 Q86.5 78.5 82 72.5 L70 57.5 M80 101 L96.5 86 Q103 80 95.5 72.5 L76 52.5 M80 101 L74 110',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M51.5 43.5 C51 46.5 54.5 50 59.5 51 C65 52.5 69.5 51 70.5 48.5 C71 45.5 67.5 42 62.5 41 C57 39.5 52.5 41 51.5 43.5',
    ],
  },
  {
    key: 'left-two-fingers',
    title: 'Two fingers up with your left hand',
    line: 'As if you ordered two of them.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M46 75 C40 77 35 79 31 82',
      'M30.5 88 L19.5 87.5 Q15 87.5 16.5 81.5 L20 67 M27.5 104 L9.5 97.5 Q3 95 5.5 86.5 L12 65 M27.5 104 L30 110',
    ],
    over: [
      'M24 58 C24 61.5 21 64.5 17.5 64.5 C14 64.5 11 61.5 11 58 C11 54.5 14 51.5 17.5 51.5 C21 51.5 24 54.5 24 58',
      'M17 51 L13.5 39.5 Q10.5 36.5 9 40.5 L12 52',
      'M23 52 L26 40.5 Q24.5 36.5 21.5 39.5 L18 51',
    ],
  },
  {
    key: 'right-two-fingers',
    title: 'Two fingers up with your right hand',
    line: 'As if peace were that easy.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M58 75 C64 77 69 79 73 82',
      'M73.5 88 L84.5 87.5 Q89 87.5 87.5 81.5 L84 67 M76.5 104 L94.5 97.5 Q101 95 98.5 86.5 L92 65 M76.5 104 L74 110',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M80 58 C80 61.5 83 64.5 86.5 64.5 C90 64.5 93 61.5 93 58 C93 54.5 90 51.5 86.5 51.5 C83 51.5 80 54.5 80 58',
      'M87 51 L90.5 39.5 Q93.5 36.5 95 40.5 L92 52',
      'M81 52 L78 40.5 Q79.5 36.5 82.5 39.5 L86 51',
    ],
  },
  {
    key: 'left-open-palm',
    title: 'Left hand up, palm open',
    line: 'As if you swore to tell the truth.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M46 75 C40 77 35 79 31 82',
      'M30.5 88 L19.5 87.5 Q15.5 87.5 16.5 82.5 L20 69 M27.5 104 L9.5 97.5 Q2.5 95 5.5 87 L12 67 M27.5 104 L30 110',
    ],
    over: [
      'M24 58 C24 62 21 65.5 17 65.5 C13 65.5 10 62 10 58 C10 54 13 50.5 17 50.5 C21 50.5 24 54 24 58',
      'M13.5 52 L10.5 46 Q7.5 43.5 7 47.5 L10 54',
      'M17.5 50.5 L16.5 41.5 Q14 38 12.5 42 L13.5 50.5',
      'M21.5 51 L23 42 Q21.5 38 19 41.5 L17.5 50',
      'M25 55 L28 50 Q28 46 25 48 L21.5 53',
    ],
  },
  {
    key: 'right-open-palm',
    title: 'Right hand up, palm open',
    line: 'As if a bus should stop for you.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M58 75 C64 77 69 79 73 82',
      'M73.5 88 L84.5 87.5 Q88.5 87.5 87.5 82.5 L84 69 M76.5 104 L94.5 97.5 Q101.5 95 98.5 87 L92 67 M76.5 104 L74 110',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M80 58 C80 62 83 65.5 87 65.5 C91 65.5 94 62 94 58 C94 54 91 50.5 87 50.5 C83 50.5 80 54 80 58',
      'M90.5 52 L93.5 46 Q96.5 43.5 97 47.5 L94 54',
      'M86.5 50.5 L87.5 41.5 Q90 38 91.5 42 L90.5 50.5',
      'M82.5 51 L81 42 Q82.5 38 85 41.5 L86.5 50',
      'M79 55 L76 50 Q76 46 79 48 L82.5 53',
    ],
  },
  {
    key: 'left-hand-as-visor',
    title: 'Left hand above your eyes',
    line: 'As if land were in sight.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M46 75 C40 77 35 79 31 82',
      'M35.5 86.5 L21 71.5 Q15 65.5 20 58.5 L32 40.5 M22.5 97.5 L7 74.5 Q1 65.5 8 57.5 L26 35.5 M22.5 97.5 L30 110',
    ],
    over: ['M57 34 C57 36 51 38 43 38.5 C35.5 39 29 38 29 36 C29 34 35 32 43 31.5 C50.5 31 57 32 57 34'],
  },
  {
    key: 'right-hand-as-visor',
    title: 'Right hand above your eyes',
    line: 'As if the sun had no manners.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M58 75 C64 77 69 79 73 82',
      'M68.5 86.5 L83 71.5 Q89 65.5 84 58.5 L72 40.5 M81.5 97.5 L97 74.5 Q103 65.5 96 57.5 L78 35.5 M81.5 97.5 L74 110',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M47 34 C47 36 53 38 61 38.5 C68.5 39 75 38 75 36 C75 34 69 32 61 31.5 C53.5 31 47 32 47 34',
    ],
  },
  {
    key: 'left-finger-up',
    title: 'Left index finger up',
    line: 'As if you had one more question.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M46 75 C40 77 35 79 31 82',
      'M30.5 88 L19.5 87.5 Q15 87.5 16.5 81.5 L20 67 M27.5 104 L9.5 97.5 Q3 95 5.5 86.5 L12 65 M27.5 104 L30 110',
    ],
    over: [
      'M24 58 C24 61.5 21 64.5 17.5 64.5 C14 64.5 11 61.5 11 58 C11 54.5 14 51.5 17.5 51.5 C21 51.5 24 54.5 24 58',
      'M20 51 L20 37 Q17.5 33.5 15 37 L15 51',
    ],
  },
  {
    key: 'right-finger-up',
    title: 'Right index finger up',
    line: 'As if the idea had just arrived.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M58 75 C64 77 69 79 73 82',
      'M73.5 88 L84.5 87.5 Q89 87.5 87.5 81.5 L84 67 M76.5 104 L94.5 97.5 Q101 95 98.5 86.5 L92 65 M76.5 104 L74 110',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M80 58 C80 61.5 83 64.5 86.5 64.5 C90 64.5 93 61.5 93 58 C93 54.5 90 51.5 86.5 51.5 C83 51.5 80 54.5 80 58',
      'M84 51 L84 37 Q86.5 33.5 89 37 L89 51',
    ],
  },
  {
    key: 'left-finger-on-nose',
    title: 'Left finger on your nose',
    line: 'As if you pressed a doorbell.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M49 61 C52 63 55 62.5 57.5 60',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M46 75 C40 77 35 79 31 82',
      'M33 86.5 L23 83 Q19 81.5 23 78 L32.5 68 M25 101.5 L7 89 Q0 84.5 7.5 78 L27.5 62 M25 101.5 L30 110',
    ],
    over: [
      'M40 61 L48 57 Q50 53.5 46 53 L38 57',
      'M41.5 61 C41.5 64 39 66 36 66 C33 66 30.5 64 30.5 61 C30.5 58 33 56 36 56 C39 56 41.5 58 41.5 61',
    ],
  },
  {
    key: 'right-finger-on-nose',
    title: 'Right finger on your nose',
    line: 'As if somebody had guessed right.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M55 61 C52 63 49 62.5 46.5 60',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M58 75 C64 77 69 79 73 82',
      'M71 86.5 L81 83 Q85 81.5 81 78 L71.5 68 M79 101.5 L97 89 Q104 84.5 96.5 78 L76.5 62 M79 101.5 L74 110',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M64 61 L56 57 Q54 53.5 58 53 L66 57',
      'M62.5 61 C62.5 64 65 66 68 66 C71 66 73.5 64 73.5 61 C73.5 58 71 56 68 56 C65 56 62.5 58 62.5 61',
    ],
  },
  {
    key: 'left-hand-on-other-shoulder',
    title: 'Left hand on your right shoulder',
    line: 'As if you told yourself: well done.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M58 75 C76 80 83 90 84 110 M20 110 C21 90 28 80 46 75',
      'M31 106 L67 87 M46 110 L71 96',
    ],
    over: ['M79.5 84 C81 86 79.5 90 76 92 C72.5 94.5 68 94.5 66.5 92 C65 90 66.5 86 70 84 C73.5 81.5 78 81.5 79.5 84'],
  },
  {
    key: 'right-hand-on-other-shoulder',
    title: 'Right hand on your left shoulder',
    line: 'As if a bird had sat there.',
    lines: [
      HEAD,
      'M59 45.5 L59 47 M45 45.5 L45 47',
      'M57 57 C54 60 50 60 47 57',
      'M58 67 L58 75',
      'M46 67 L46 75',
      'M46 75 C28 80 21 90 20 110 M84 110 C83 90 76 80 58 75',
      'M73 106 L37 87 M58 110 L33 96',
    ],
    over: [
      'M68 47 C68 34 61 27 52 27 C43 27 36 34 36 47 C36 60 43 69 52 69 C61 69 68 60 68 47',
      'M24.5 84 C23 86 24.5 90 28 92 C31.5 94.5 36 94.5 37.5 92 C39 90 37.5 86 34 84 C30.5 81.5 26 81.5 24.5 84',
    ],
  },
  {
    key: 'both-palms-on-cheeks',
    title: 'Both palms on your cheeks',
    line: 'As if the surprise had worked.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M46 75 C40 77 35 79 31 82 M58 75 C64 77 69 79 73 82',
      'M35 90 L26.5 84.5 Q23 82.5 26 78 L34 66 M25 102 L14 89 Q9.5 84 14.5 78 L28 62 M25 102 L30 110',
      'M69 90 L77.5 84.5 Q81 82.5 78 78 L70 66 M79 102 L90 89 Q94.5 84 89.5 78 L76 62 M79 102 L74 110',
    ],
    over: [
      'M41.5 54 C42.5 58.5 41.5 63 39 63.5 C36.5 64.5 33.5 61 32.5 56 C31.5 51.5 32.5 47 35 46.5 C37.5 45.5 40.5 49 41.5 54',
      'M62.5 54 C61.5 58.5 62.5 63 65 63.5 C67.5 64.5 70.5 61 71.5 56 C72.5 51.5 71.5 47 69 46.5 C66.5 45.5 63.5 49 62.5 54',
    ],
  },
  {
    key: 'both-hands-on-head',
    title: 'Both hands on your head',
    line: 'As if it might fly away.',
    lines: [
      HEAD,
      'M45 45.5 L45 47 M59 45.5 L59 47',
      'M47 57 C50 60 54 60 57 57',
      'M46 67 L46 75',
      'M58 67 L58 75',
      'M46 75 C40 77 35 79 31 82 M58 75 C64 77 69 79 73 82',
      'M36.5 87.5 L23 69 Q18 62 23 53.5 L36.5 32.5 M21.5 96.5 L9 71 Q4 61.5 11 52 L29.5 27.5 M21.5 96.5 L30 110',
      'M67.5 87.5 L81 69 Q86 62 81 53.5 L67.5 32.5 M82.5 96.5 L95 71 Q100 61.5 93 52 L74.5 27.5 M82.5 96.5 L74 110',
    ],
    over: [
      'M49.5 23 C50 25 46.5 27.5 42 28.5 C37 29.5 32.5 29 32.5 27 C32 25 35.5 22.5 40 21.5 C45 20.5 49.5 21 49.5 23',
      'M54.5 23 C54 25 57.5 27.5 62 28.5 C67 29.5 71.5 29 71.5 27 C72 25 68.5 22.5 64 21.5 C59 20.5 54.5 21 54.5 23',
    ],
  },
];

export const poseKeys: readonly string[] = photoPoses.map(({ key }) => key);

/** Returns the pose with a key; undefined for a key of another version. */
export const poseOf = (key: string): PhotoPose | undefined => photoPoses.find((pose) => pose.key === key);
