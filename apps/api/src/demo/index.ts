export { demoCourses } from './courses';
export { demoDocuments } from './documents';
export { demoQuestions } from './questions';
export { renderDocument } from './render/render-document';
export { demoSchools } from './schools';
export { demoStudents } from './students';
