/** A state's data for the demonstration community. */
export interface State {
  code: string;
  /** Thousands of people, US Census 2020. */
  population: number;
  /** The IANA zone of most of its people. */
  timeZone: string;
}

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const rows: readonly (readonly [code: string, population: number, timeZone: string])[] = [
  ['AK', 733, 'America/Anchorage'],
  ['AL', 5024, central],
  ['AR', 3012, central],
  ['AZ', 7152, 'America/Phoenix'],
  ['CA', 39_538, pacific],
  ['CO', 5774, mountain],
  ['CT', 3606, eastern],
  ['DC', 690, eastern],
  ['DE', 990, eastern],
  ['FL', 21_538, eastern],
  ['GA', 10_712, eastern],
  ['HI', 1455, 'Pacific/Honolulu'],
  ['IA', 3190, central],
  ['ID', 1839, 'America/Boise'],
  ['IL', 12_813, central],
  ['IN', 6786, 'America/Indiana/Indianapolis'],
  ['KS', 2938, central],
  ['KY', 4506, eastern],
  ['LA', 4658, central],
  ['MA', 7030, eastern],
  ['MD', 6177, eastern],
  ['ME', 1362, eastern],
  ['MI', 10_077, 'America/Detroit'],
  ['MN', 5706, central],
  ['MO', 6155, central],
  ['MS', 2961, central],
  ['MT', 1084, mountain],
  ['NC', 10_439, eastern],
  ['ND', 779, central],
  ['NE', 1962, central],
  ['NH', 1378, eastern],
  ['NJ', 9289, eastern],
  ['NM', 2118, mountain],
  ['NV', 3105, pacific],
  ['NY', 20_201, eastern],
  ['OH', 11_799, eastern],
  ['OK', 3959, central],
  ['OR', 4237, pacific],
  ['PA', 13_003, eastern],
  ['RI', 1097, eastern],
  ['SC', 5118, eastern],
  ['SD', 887, central],
  ['TN', 6911, central],
  ['TX', 29_146, central],
  ['UT', 3272, mountain],
  ['VA', 8631, eastern],
  ['VT', 643, eastern],
  ['WA', 7705, pacific],
  ['WI', 5894, central],
  ['WV', 1794, eastern],
  ['WY', 577, mountain],
];

export const states: readonly State[] = rows.map(([code, population, timeZone]) => ({ code, population, timeZone }));
