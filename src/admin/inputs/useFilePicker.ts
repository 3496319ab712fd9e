import { useState } from 'react';
import type { UploadField } from '../../core/fields/field.ts';
import { fileProblem } from './fileChecks.ts';
import type { NewFile } from './field/ruleRecord.ts';
import { useProblemText } from './field/useProblemText.ts';

interface FilePickerOptions {
  readonly field: UploadField;
  /** The field's name in the languages. */
  readonly labelKey: string;
  readonly onTake: (files: readonly NewFile[]) => void;
}

/** Takes files that were chosen or dropped; those that the server would refuse are refused here, and why is said. */
export function useFilePicker({ field, labelKey, onTake }: FilePickerOptions) {
  const problemText = useProblemText();
  const [refusal, setRefusal] = useState<string>();
  const [isOver, setOver] = useState(false);

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const problems = files.flatMap((file) => {
      const problem = fileProblem(field, file);
      return problem ? [`${file.name}: ${problemText(problem, labelKey)}`] : [];
    });
    setRefusal(problems.length > 0 ? problems.join('\n') : undefined);
    const fitting = files.filter((file) => !fileProblem(field, file));
    if (fitting.length > 0) onTake(fitting.map((rawFile) => ({ rawFile, src: URL.createObjectURL(rawFile) })));
  };

  return {
    refusal,
    isOver,
    take,
    dropTarget: {
      onDragOver: (event: React.DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: React.DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}
