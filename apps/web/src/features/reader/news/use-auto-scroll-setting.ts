import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { sessionQuery, useSession } from '../../../lib/session/session.ts';

const mutationKey = ['auto-scroll'];

/** Whether the news scrolls by itself, and a way to change that. A change shows at once and is saved. */
export function useAutoScrollSetting() {
  const user = useSession()?.user;
  const { mutate } = useMutation({
    mutationKey,
    // One at a time, so that the last press is saved.
    scope: { id: 'auto-scroll' },
    mutationFn: (autoScroll: boolean) =>
      call('updateUser', { params: { id: user?.id ?? '' }, body: { autoScroll } }),
    onMutate: show,
    onError: (_error, wanted) => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      show(!wanted);
      void queryClient.invalidateQueries(sessionQuery);
    },
  });
  const isOn = user?.autoScroll ?? false;
  return { isOn, toggle: () => mutate(!isOn) };
}

function show(autoScroll: boolean): void {
  // An answer still on its way does not include the change.
  void queryClient.cancelQueries(sessionQuery);
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { ...session, user: { ...session.user, autoScroll } },
  );
}
