export type DemoCourse = { school: string; code: string; name: string; department: string };

type Entry = readonly [code: string, name: string, department: string];

// Codes and names are illustrative: generic catalogue entries, not copies of any school's catalogue.
const catalogue: Record<string, readonly Entry[]> = {
  'Khalifa University': [
    ['MATH 111', 'Calculus I', 'Mathematics'],
    ['PHYS 121', 'University Physics I', 'Physics'],
    ['CHEM 115', 'Chemistry for Engineers', 'Chemistry'],
    ['MEEN 220', 'Mechanics of Materials', 'Mechanical Engineering'],
    ['COSC 114', 'Introduction to Computing', 'Computer Science'],
    ['BMED 202', 'Introduction to Biomedical Engineering', 'Biomedical Engineering'],
  ],
  'New York University Abu Dhabi': [
    ['ECON 101', 'Principles of Microeconomics', 'Economics'],
    ['PSYC 110', 'Foundations of Psychology', 'Psychology'],
    ['LITR 110', 'Reading Poetry', 'Literature and Creative Writing'],
    ['SOCS 120', 'Logic of Social Inquiry', 'Social Science'],
    ['FILM 105', 'Concepts in Film', 'Film and New Media'],
  ],
  'United Arab Emirates University': [
    ['GEOG 120', 'Population Geography', 'Geography'],
    ['AGRI 205', 'Soils and Irrigation', 'Integrative Agriculture'],
    ['STAT 210', 'Probability and Statistics', 'Statistics and Business Analytics'],
    ['GEOL 110', 'Physical Geology', 'Geosciences'],
  ],
  'Zayed University': [
    ['COMM 220', 'News Writing and Reporting', 'Communication and Media Sciences'],
    ['ARTD 130', 'Foundations of Design', 'Arts and Creative Enterprises'],
    ['BUSN 200', 'Business in Context', 'Business'],
    ['ENVS 115', 'Environmental Sustainability', 'Natural and Health Sciences'],
  ],
  'University of Sharjah': [
    ['CHEM 112', 'General Chemistry Laboratory', 'Chemistry'],
    ['BIOL 230', 'Microbiology', 'Applied Biology'],
    ['MEDC 310', 'Clinical Physiology', 'Medicine'],
    ['NURS 215', 'Adult Health Nursing', 'Nursing'],
    ['HLTH 230', 'Principles of Epidemiology', 'Health Sciences'],
    ['PHAR 201', 'Pharmaceutics I', 'Pharmacy'],
  ],
  'American University of Sharjah': [
    ['ARCH 231', 'Environmental Systems in Architecture', 'Architecture'],
    ['DESN 110', 'Design Foundations', 'Art and Design'],
    ['CIVE 240', 'Fluid Mechanics', 'Civil Engineering'],
    ['ENGL 204', 'Advanced Academic Writing', 'English'],
  ],
  'Ohio State University': [
    ['STAT 200', 'Introductory Statistics', 'Statistics'],
    ['MUSC 121', 'Music Theory I', 'Music'],
    ['ACCT 211', 'Financial Accounting', 'Accounting'],
    ['PLNT 230', 'Crop Science', 'Horticulture and Crop Science'],
    ['EDUC 210', 'Psychology of Learning', 'Educational Studies'],
    ['LING 101', 'Introduction to Language', 'Linguistics'],
  ],
  'University of Michigan': [
    ['CS 281', 'Data Structures and Algorithms', 'Computer Science'],
    ['MATH 217', 'Linear Algebra', 'Mathematics'],
    ['NUTR 150', 'Human Nutrition', 'Nutritional Sciences'],
    ['ECON 402', 'Intermediate Macroeconomics', 'Economics'],
    ['URBP 310', 'Cities and Planning', 'Urban and Regional Planning'],
  ],
  'University of California, Los Angeles': [
    ['SOC 101', 'Classical Sociological Theory', 'Sociology'],
    ['ANTH 9', 'Culture and Society', 'Anthropology'],
    ['LIFE 107', 'Genetics', 'Life Sciences'],
    ['ASTR 3', 'Nature of the Universe', 'Astronomy'],
  ],
  'University of Edinburgh': [
    ['POLS 120', 'Comparing Political Systems', 'Politics and International Relations'],
    ['HIST 140', 'Europe since 1789', 'History'],
    ['GEOS 110', 'Earth Dynamics', 'Geosciences'],
    ['INFR 108', 'Computation and Logic', 'Informatics'],
    ['SCOT 101', 'Scottish Literature', 'Literatures, Languages and Cultures'],
  ],
  'University of Manchester': [
    ['ECON 110', 'Microeconomic Principles', 'Economics'],
    ['LAW 105', 'Contract Law', 'Law'],
    ['MGMT 240', 'Project Management', 'Management'],
    ['MATS 101', 'Introduction to Materials', 'Materials'],
    ['ANTH 120', 'Key Ideas in Social Anthropology', 'Social Anthropology'],
  ],
  'University of Melbourne': [
    ['ENVS 220', 'River and Catchment Science', 'Geography, Earth and Atmospheric Sciences'],
    ['AGRI 210', 'Sustainable Food Systems', 'Agriculture and Food'],
    ['CRIM 101', 'Introduction to Criminology', 'Social and Political Sciences'],
    ['VETS 205', 'Animal Physiology', 'Veterinary Science'],
  ],
  'Santa Monica College': [
    ['MATH 8', 'Calculus II', 'Mathematics'],
    ['ACCT 1', 'Introduction to Financial Accounting', 'Business'],
    ['ENGL 1', 'Reading and Composition', 'English'],
    ['BIOL 21', 'Cell Biology', 'Life Sciences'],
    ['DANCE 5', 'Dance History', 'Dance'],
    ['PHOTO 1', 'Introduction to Photography', 'Photography'],
  ],
  'Austin Community College': [
    ['CHEM 105', 'General Chemistry I', 'Chemistry'],
    ['PHYS 101', 'College Physics I', 'Physics'],
    ['GOVT 206', 'Texas Government', 'Government'],
    ['WELD 110', 'Introduction to Welding', 'Welding Technology'],
  ],
  'Columbus State Community College': [
    ['NURS 110', 'Foundations of Nursing', 'Nursing'],
    ['NURS 121', 'Respiratory Care in Nursing', 'Nursing'],
    ['ITST 130', 'Networking Fundamentals', 'Information Technology'],
    ['CULN 101', 'Culinary Principles', 'Hospitality'],
  ],
  'Williams College': [
    ['PHIL 112', 'Introduction to Ethics', 'Philosophy'],
    ['ARTH 101', 'Art of the West', 'Art History'],
    ['ECON 255', 'Econometrics', 'Economics'],
    ['RELI 200', 'Comparative Religion', 'Religion'],
  ],
  'London Business School': [
    ['FIN 510', 'Corporate Finance', 'Finance'],
    ['MKTG 520', 'Marketing Strategy', 'Marketing'],
    ['ACCT 505', 'Financial Reporting', 'Accounting'],
    ['STRT 540', 'Competitive Strategy', 'Strategy'],
  ],
  'Fuller Theological Seminary': [
    ['NT 101', 'New Testament Greek', 'New Testament'],
    ['NT 201', 'The Synoptic Gospels', 'New Testament'],
    ['CH 500', 'Early Church History', 'Church History'],
    ['ETH 510', 'Christian Ethics', 'Ethics'],
  ],
};

/** Courses of eighteen of the schools; the others have none, as newly added schools do. */
export const demoCourses: readonly DemoCourse[] = Object.entries(catalogue).flatMap(([school, entries]) =>
  entries.map(([code, name, department]) => ({ school, code, name, department })),
);
