import { fieldErrors } from '@caliper/contract/client/api-error.ts';
import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { failureWords } from '../../../lib/forms/failures.ts';
import { notify } from '../../../lib/notifications.ts';
import { sessionQuery } from '../../../lib/session/session.ts';
import { type CompanyDetail, companyQuery, forgetCompanies, freshCompany } from '../companies.queries.ts';
import { consequencesOf, mightHurt } from './consequences.ts';
import {
  changesOf,
  isChanged,
  type Settings,
  type SettingsProblems,
  settingsOf,
  settingsProblems,
} from './settings.ts';

type Edits = Partial<Settings>;

interface Sent {
  settings: Settings;
  edits: Edits;
}

/** What has to be confirmed before it is saved. */
interface Asked extends Sent {
  consequences: string[];
}

/** The form's state: the unsaved changes, on top of the company's settings. */
export function useSettings(company: CompanyDetail, onUnsaved: (isUnsaved: boolean) => void) {
  const [edits, setEdits] = useState<Edits>({});
  const [wrong, setWrong] = useState<SettingsProblems>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const settings: Settings = { ...settingsOf(company), ...edits };
  const isUnsaved = isChanged(company, settings);
  const { mutate, isPending, error, reset } = useSaving(company, (sent) => setEdits(without(sent)));
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  useEffect(() => () => onUnsaved(false), [onUnsaved]);

  const change = (part: Edits) => {
    if (error) reset();
    setWrong({});
    setEdits({ ...edits, ...part });
  };
  const check = useChecking(company, (consequences, sent) =>
    consequences.length > 0 ? setAsked({ ...sent, consequences }) : mutate(sent),
  );
  const submit = () => {
    const problems = settingsProblems(settings);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    const sent = { settings, edits };
    return mightHurt(company, settings) ? check.mutate(sent) : mutate(sent);
  };
  const errors = useMemo<SettingsProblems>(() => ({ ...fieldErrors(error), ...wrong }), [error, wrong]);
  return {
    settings,
    change,
    submit,
    isUnsaved,
    isSaving: isPending || check.isPending,
    question: asked?.consequences ?? [],
    confirm: () => {
      setAsked(null);
      if (asked) mutate(asked);
    },
    cancel: () => setAsked(null),
    errors,
    problem: error && failureWords(error),
  };
}

/** Asks what saving would do, with the numbers of this moment. What is changed meanwhile is not saved with it. */
function useChecking(company: CompanyDetail, onChecked: (consequences: string[], sent: Sent) => void) {
  return useSingleMutation({
    mutationFn: async ({ settings }: Sent) => consequencesOf(await freshCompany(company.id), settings),
    onSuccess: onChecked,
  });
}

function useSaving(company: CompanyDetail, onSaved: (sent: Edits) => void) {
  return useSingleMutation({
    mutationFn: ({ settings }: Sent) => saveSettings(company, settings),
    onSuccess: (_answer, { edits }) => {
      onSaved(edits);
      notify({ message: companyTexts.updated, variant: 'success' });
    },
    // The form shows the reason.
    onError: () => notify({ message: companyTexts.failed, variant: 'danger' }),
    // Also after a failure: the first of two calls may have succeeded.
    onSettled: () => {
      forgetCompanies();
      void queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
      if (company.provider) void queryClient.invalidateQueries(sessionQuery);
    },
    meta: showsOwnError,
  });
}

/** Keeps what was typed while the rest was being saved; a later choice of subsidiaries started from the saved one. */
function without(sent: Edits) {
  return (edits: Edits): Edits => {
    const kept = Object.entries(edits).filter(([name, value]) => sent[name as keyof Edits] !== value);
    const left: Edits = Object.fromEntries(kept);
    return left.subsidiaries && sent.subsidiaries ? { ...left, subsidiariesBefore: sent.subsidiaries } : left;
  };
}

/**
 * The settings first, because only a headquarter has subsidiaries. Each answer is the whole company, so after a failure
 * in between the screen shows what was saved before it.
 */
export async function saveSettings(company: CompanyDetail, settings: Settings): Promise<void> {
  const params = { id: company.id };
  const { patch, subsidiaries } = changesOf(company, settings);
  const show = (saved: CompanyDetail) => queryClient.setQueryData(companyQuery(company.id).queryKey, saved);
  show(await call('updateCompany', { params, body: patch }));
  if (subsidiaries) show(await call('setSubsidiaries', { params, body: subsidiaries }));
}
