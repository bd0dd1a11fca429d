import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useSending } from '@caliper/ui/sending/use-sending.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { upload } from '../lib/api.ts';
import { tellPage } from '../lib/page.ts';
import { bodyOf, emptyForm, fieldProblemsOf, type ImportForm, isBegun } from './import-form.ts';
import { differencesQuery, type ImportItem, importsQuery, type Staged } from './imports.queries.ts';
import { type Target, targetOf } from './target.ts';
import { useImportChange } from './use-import-change.ts';

/** The state of one file on its way from the form to the dashboard. */
export function useImportTask(kind: ImportKind, items: readonly ImportItem[], onBack: () => void) {
  const thisYear = new Date().getFullYear();
  const [form, setForm] = useState<ImportForm>(() => emptyForm(thisYear));
  // As it was sent: the list of items may have changed by the time of the decision.
  const [target, setTarget] = useState<Target | null>(null);
  const [applied, setApplied] = useState<number | null>(null);
  const stage = useStage(kind, () => change.reset());
  const change = useImportChange(kind, ({ item }) => {
    setApplied(item?.item_id ?? null);
    stage.reset();
    // A discarded file is corrected and sent again.
    setForm(item ? emptyForm(thisYear) : { ...form, file: null });
    if (!item) onBack();
  });
  /** The import that is to be applied or discarded. */
  const importId = applied === null ? (stage.staged?.importId ?? null) : null;
  // Other figures were applied since: the differences to those are shown before it can be applied.
  const { data: renewed } = useQuery({
    ...differencesQuery(kind, importId ?? 0),
    enabled: importId !== null && change.isOutdated,
  });
  // A checked file can still be applied from the history, so nothing of the form would be lost.
  const begun = isBegun(form) && importId === null;
  useEffect(() => tellPage({ caliper: 'begun', begun }), [begun]);
  const problems = useMemo(() => fieldProblemsOf(stage.error), [stage.error]);
  const submit = () => {
    setTarget(targetOf(form, items));
    stage.send(form);
  };
  const again = () => {
    setApplied(null);
    onBack();
  };
  /** With the form as it was sent, so that the file can be checked again. */
  const backToForm = () => {
    stage.reset();
    onBack();
  };
  return {
    form,
    setForm,
    target,
    applied,
    importId,
    renewed,
    stage,
    change,
    problems,
    submit,
    again,
    backToForm,
  };
}

/** Sends a file to be checked and reports its progress. */
export function useStage(kind: ImportKind, onStaged: (staged: Staged) => void) {
  const client = useQueryClient();
  const { part, begin, cancel, arrived } = useSending();
  const mutationKey = ['stage-import', kind];
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationKey,
    mutationFn: (form: ImportForm) => {
      if (!form.file) throw new Error('A form without a file was sent.');
      const body = bodyOf(kind, form);
      return upload({ params: { kind }, body }, form.file, begin(body, form.file));
    },
    onSuccess: (staged) => {
      arrived();
      onStaged(staged);
    },
    onSettled: () => client.invalidateQueries(importsQuery(kind)),
  });
  useEffect(() => tellPage({ caliper: 'uploading', uploading: isPending }), [isPending]);
  const send = (form: ImportForm) => {
    if (client.isMutating({ mutationKey }) === 0) mutate(form);
  };
  return { send, cancel, reset, staged: data, error, isPending, part };
}
