import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetMany } from 'react-admin';
import { oneResult } from '../../../schemas/exams/resultCalls.ts';
import { registry } from '../../../schemas/index.ts';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { codesOf } from '../../../src/core/fields/field.ts';
import type { Scope } from '../generate/place.ts';
import { result } from '../../../schemas/exams/result.ts';

const { published } = codesOf(result.fields.status);

/** One mark of a published result. */
export interface PublishedPart {
  /** Tells it from all others of the result. */
  readonly key: string;
  readonly subject_id: number;
  readonly subject: string;
  readonly name: string;
  readonly mark: number | null;
  readonly full_mark: number;
}

/** The marks of a student's published result; none where nothing of the student is published. */
export function usePublishedParts(scope: Scope, student: number | undefined) {
  const dataProvider = useDataProvider();
  const { academic_year_id, exam_type_id } = scope;
  const { data } = useQuery({
    queryKey: ['result', 'publishedParts', academic_year_id, exam_type_id, student],
    queryFn: async ({ signal }) => {
      const { data: found } = await dataProvider.getList(registry.get('result').name, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'DESC' },
        filter: { academic_year_id, exam_type_id, student_id: student, status: published },
        signal,
      });
      const id = found[0]?.id;
      return id === undefined ? null : callApi(oneResult, { params: { id: Number(id) }, signal });
    },
    enabled: student !== undefined,
    staleTime: 0,
  });
  const components = data?.subjects.flatMap((subject) => subject.components);
  const ids = [...new Set(components?.map(({ subject_id }) => subject_id))];
  const { data: subjects } = useGetMany('subject', { ids }, { enabled: ids.length > 0 });
  const nameOf = new Map(subjects?.map((subject) => [Number(subject?.id), String(subject?.name)]));
  const parts = components?.map(
    ({ subject_id, name, mark, full_mark }): PublishedPart => ({
      key: `${subject_id} ${name}`,
      subject_id,
      subject: nameOf.get(subject_id) ?? '',
      name,
      mark,
      full_mark,
    }),
  );
  return { parts: subjects && parts, hasNone: data === null };
}
