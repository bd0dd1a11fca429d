import { type Whose, whoseClients } from '@caliper/contract/cockpit/cockpit.values.ts';
import { capitalised } from '../../lib/format.ts';
import { Segments } from '../../lib/navigation/segments.tsx';
import { useChoiceInAddress } from '../../lib/navigation/use-choice-in-address.ts';

const name = 'whose';

export function useWhoseClients(): Whose {
  const [whose] = useChoiceInAddress<Whose>(name, whoseClients, 'everybody');
  return whose;
}

export function WhoseClients({ value }: { value: Whose }) {
  const options = whoseClients.map((one) => ({ value: one, label: capitalised(one) }));
  return <Segments label="Whose clients" name={name} value={value} options={options} />;
}
