import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'import-schools': 'src/commands/import-schools.ts',
    'admin-invite': 'src/commands/admin-invite.ts',
    'check-payments': 'src/commands/check-payments.ts',
    'pdf-child': 'src/adapters/pages/pdf-child.ts',
    'pdf-worker': 'src/pdf/pdf-worker.ts',
    'office-child': 'src/adapters/pages/office-child.ts',
  },
  format: 'esm',
  target: 'node24',
  clean: true,
  sourcemap: true,
});
