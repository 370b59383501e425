import type { SchoolType } from '@aw/contracts/schools/school-types';

/** A real school: name, kind and place are public facts. */
export type DemoSchool = { name: string; type: Exclude<SchoolType, 'school'>; location: string };

const universities = {
  'Khalifa University': 'Abu Dhabi, United Arab Emirates',
  'New York University Abu Dhabi': 'Abu Dhabi, United Arab Emirates',
  'United Arab Emirates University': 'Al Ain, Abu Dhabi, United Arab Emirates',
  'Zayed University': 'Abu Dhabi, United Arab Emirates',
  'University of Sharjah': 'Sharjah, United Arab Emirates',
  'American University of Sharjah': 'Sharjah, United Arab Emirates',
  'Heriot-Watt University Dubai': 'Dubai, United Arab Emirates',
  'Ohio State University': 'Columbus, Ohio, United States',
  'University of Michigan': 'Ann Arbor, Michigan, United States',
  'University of California, Los Angeles': 'Los Angeles, California, United States',
  'University of Texas at Austin': 'Austin, Texas, United States',
  'University of Edinburgh': 'Edinburgh, Scotland, United Kingdom',
  'University of Manchester': 'Manchester, England, United Kingdom',
  'University College Dublin': 'Dublin, Leinster, Ireland',
  'University of Toronto': 'Toronto, Ontario, Canada',
  'University of Melbourne': 'Melbourne, Victoria, Australia',
  'University of Cape Town': 'Cape Town, Western Cape, South Africa',
};

const colleges = {
  'Williams College': 'Williamstown, Massachusetts, United States',
  'Amherst College': 'Amherst, Massachusetts, United States',
  'Swarthmore College': 'Swarthmore, Pennsylvania, United States',
  'Pomona College': 'Claremont, California, United States',
  'Spelman College': 'Atlanta, Georgia, United States',
};

const communityColleges = {
  'Santa Monica College': 'Santa Monica, California, United States',
  'Austin Community College': 'Austin, Texas, United States',
  'Columbus State Community College': 'Columbus, Ohio, United States',
  'Bunker Hill Community College': 'Boston, Massachusetts, United States',
  'City College of San Francisco': 'San Francisco, California, United States',
};

const graduateSchools = {
  'London Business School': 'London, England, United Kingdom',
  INSEAD: 'Fontainebleau, Île-de-France, France',
  'Claremont Graduate University': 'Claremont, California, United States',
  'CUNY Graduate Center': 'New York, New York, United States',
  'Naval Postgraduate School': 'Monterey, California, United States',
};

const seminaries = {
  'Fuller Theological Seminary': 'Pasadena, California, United States',
  'Princeton Theological Seminary': 'Princeton, New Jersey, United States',
  'Union Theological Seminary': 'New York, New York, United States',
  'Dallas Theological Seminary': 'Dallas, Texas, United States',
};

const listed = (type: DemoSchool['type'], places: Record<string, string>): DemoSchool[] =>
  Object.entries(places).map(([name, location]) => ({ name, type, location }));

/** Thirty-six real schools of all five types; locations read 'City, Region, Country'. */
export const demoSchools: readonly DemoSchool[] = [
  ...listed('university', universities),
  ...listed('college', colleges),
  ...listed('community_college', communityColleges),
  ...listed('graduate_school', graduateSchools),
  ...listed('seminary', seminaries),
];
