export * from './study-materials/flashcards.queries';
export * from './study-materials/material-runs.queries';
export * from './study-materials/study-materials.queries';
