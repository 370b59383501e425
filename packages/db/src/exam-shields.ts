export * from './exam-shields/exam-endings.queries';
export * from './exam-shields/exam-shields.queries';
export * from './exam-shields/fingerprint-counts.queries';
export * from './exam-shields/staff-exam-shields.queries';
