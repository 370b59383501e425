import { type ItemFormat, itemFormats } from '@aw/contracts/quizzes/items';
import { itemFormatLabels, staffExportQuizQuestions } from '@aw/contracts/quizzes/question-files';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Button } from '@aw/ui/primitives/button';
import { DropdownItem, DropdownMenu } from '@aw/ui/primitives/dropdown-menu';
import { saveFile } from '@aw/ui/primitives/save-file';
import { Download } from 'lucide-react';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { exportName } from './import-file';

/** Saves the questions of a quiz as a file in one of the formats. */
export function ExportMenu({ quiz: { id, title } }: { quiz: StaffQuiz }) {
  const { api } = useConsole();
  const save = useAction({
    send: async (format: ItemFormat) => {
      const file = await api.call(staffExportQuizQuestions, { params: { id }, query: { format } });
      saveFile(new Blob([file.text], { type: 'text/plain;charset=utf-8' }), exportName(id, title, format));
      return file;
    },
    done: ({ notes }) => ({
      title: 'Questions saved',
      description: ['The file is in your downloads.', ...notes].join(' '),
    }),
  });
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size="sm" icon={Download} isPending={save.isPending} pendingLabel="Collecting…">
          Export
        </Button>
      }
    >
      {itemFormats.map((format) => (
        <DropdownItem key={format} onSelect={() => save.mutate(format)}>
          {itemFormatLabels[format]}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
