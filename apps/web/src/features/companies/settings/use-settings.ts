import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { failureWords } from '../../../lib/forms/failures.ts';
import { keepNewer } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notifications.ts';
import { sessionQuery } from '../../../lib/session/session.ts';
import { type CompanyDetail, companyQuery, forgetCompanies, freshCompany } from '../companies.queries.ts';
import { consequencesOf, mightHurt } from './consequences.ts';
import { changesOf, isChanged, type Settings, settingsOf, settingsProblems } from './settings.ts';

/** The form's state: the unsaved changes, on top of the company's settings. */
export function useSettings(company: CompanyDetail, onUnsaved: (isUnsaved: boolean) => void) {
  const { confirm, ...asking } = useConfirming(company);
  const form = useForm({
    values: settingsOf(company),
    check: settingsProblems,
    confirm,
    send: (settings) => saveSettings(company, settings),
    keep: keepUnsaved,
    onSent: () => notifySuccess(companyTexts.updated),
    // The form shows the reason.
    onFailed: () => notifyFailure(companyTexts.failed),
  });
  const isUnsaved = isChanged(company, form.values);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  useEffect(() => () => onUnsaved(false), [onUnsaved]);
  return {
    ...form,
    ...asking,
    isUnsaved,
    isSaving: form.isSending || asking.isChecking,
    problem: form.error && failureWords(form.error),
  };
}

interface Asked {
  consequences: string[];
  proceed: () => void;
}

/** Asks before something that hurts is saved, with the numbers of this moment. What is changed meanwhile is not saved with it. */
function useConfirming(company: CompanyDetail) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async ({ settings }: { settings: Settings; proceed: () => void }) =>
      consequencesOf(await freshCompany(company.id), settings),
    onSuccess: (consequences, { proceed }) =>
      consequences.length > 0 ? setAsked({ consequences, proceed }) : proceed(),
  });
  return {
    confirm: (settings: Settings, proceed: () => void) =>
      mightHurt(company, settings) ? mutate({ settings, proceed }) : proceed(),
    isChecking: isPending,
    question: asked?.consequences ?? [],
    accept: () => {
      setAsked(null);
      asked?.proceed();
    },
    cancel: () => setAsked(null),
  };
}

/** A later choice of subsidiaries started from the saved one. */
function keepUnsaved(edits: Partial<Settings>, sent: Partial<Settings>): Partial<Settings> {
  const left = keepNewer(edits, sent);
  return left.subsidiaries && sent.subsidiaries ? { ...left, subsidiariesBefore: sent.subsidiaries } : left;
}

/**
 * The settings first, because only a headquarter has subsidiaries. Each answer is the whole company, so after a failure
 * in between the screen shows what was saved before it.
 */
export async function saveSettings(company: CompanyDetail, settings: Settings): Promise<void> {
  const params = { id: company.id };
  const { patch, subsidiaries } = changesOf(company, settings);
  const show = (saved: CompanyDetail) => queryClient.setQueryData(companyQuery(company.id).queryKey, saved);
  try {
    show(await call('updateCompany', { params, body: patch }));
    if (subsidiaries) show(await call('setSubsidiaries', { params, body: subsidiaries }));
  } finally {
    forgetCompanies();
    void queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
    if (company.provider) void queryClient.invalidateQueries(sessionQuery);
  }
}
