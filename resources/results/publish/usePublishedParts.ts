import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useGetMany } from 'react-admin';
import { oneResult } from '../../../schemas/exams/resultCalls.ts';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { may, useAccount } from '../../../src/admin/providers/ability.ts';
import { codesOf } from '../../../src/core/fields/field.ts';
import type { RecordOf } from '../../../src/core/infer.ts';
import { componentKey } from '../../../src/domain/results/componentKey.ts';
import type { Scope } from '../generate/place.ts';
import { result } from '../../../schemas/exams/result.ts';
import { uploadedMark } from '../../../schemas/teaching/uploadedMark.ts';

/** More than anybody sits in one exam. */
const MOST_PARTS = 200;
const { published } = codesOf(result.fields.status);

/** One mark of a published result. */
export interface PublishedPart {
  /** Tells it from all others of the result. */
  readonly key: string;
  readonly subject_id: number;
  readonly subject: string;
  readonly name: string;
  /** As it is now, where the caller may read marks: it may have been corrected since it was published. */
  readonly mark: number | null;
  readonly full_mark: number;
  /** The version of the mark as it is now. */
  readonly row_version: number | null;
}

/** The marks of a student's published result; none where nothing of the student is published. */
export function usePublishedParts(scope: Scope, student: number | undefined) {
  const dataProvider = useDataProvider();
  const { academic_year_id, exam_type_id } = scope;
  const filter = { academic_year_id, exam_type_id, student_id: student };
  const { data } = useQuery({
    queryKey: ['result', 'publishedParts', academic_year_id, exam_type_id, student],
    queryFn: async ({ signal }) => {
      const { data: found } = await dataProvider.getList(result.name, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'DESC' },
        filter: { ...filter, status: published },
        signal,
      });
      const id = found[0]?.id;
      return id === undefined ? null : callApi(oneResult, { params: { id: Number(id) }, signal });
    },
    enabled: student !== undefined,
    staleTime: 0,
  });
  const mayRead = may(useAccount().ability, uploadedMark, 'read');
  const { data: marks, error } = useGetList<RecordOf<typeof uploadedMark>>(
    uploadedMark.name,
    { pagination: { page: 1, perPage: MOST_PARTS }, sort: { field: 'id', order: 'ASC' }, filter },
    // Not of the last time: it would be taken for a mark that was seen.
    { enabled: student !== undefined && mayRead, gcTime: 0 },
  );
  const components = data?.subjects.flatMap((subject) => subject.components);
  const ids = [...new Set(components?.map(({ subject_id }) => subject_id))];
  const { data: subjects } = useGetMany('subject', { ids }, { enabled: ids.length > 0 });
  const nameOf = new Map(subjects?.map((subject) => [Number(subject?.id), String(subject?.name)]));
  const parts = components?.map(({ subject_id, name, mark, full_mark }): PublishedPart => {
    const now = marks?.find(
      (each) => each.subject_id === subject_id && componentKey(each.component) === componentKey(name),
    );
    return {
      key: `${subject_id} ${name}`,
      subject_id,
      subject: nameOf.get(subject_id) ?? '',
      name,
      mark: now ? now.mark : mark,
      full_mark,
      row_version: now?.row_version ?? null,
    };
  });
  const isKnown = subjects && (marks || error || !mayRead);
  return { parts: isKnown ? parts : undefined, hasNone: data === null };
}
