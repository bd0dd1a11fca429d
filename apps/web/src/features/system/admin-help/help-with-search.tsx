import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';

export function SearchSynonyms() {
  return (
    <>
      <p>
        <Link to={paths.adminSynonyms}>Search Synonyms</Link> has the names that find each other when clients
        search. People with the role publications have the same page in their own menu. It is not the{' '}
        <Link to={paths.vocabulary}>Vocabulary</Link>, which says what the names in figures and tables are.
      </p>
      <h3>What an entry says</h3>
      <ul>
        <li>
          <strong>Names</strong> mean the same: whoever searches for one of them finds all of them. TAVR and
          TAVI are one example.
        </li>
        <li>
          <strong>They also find</strong> is what they are. One way, a search for Botox finds neuromodulators,
          and a search for neuromodulators does not ask for Botox. Both ways, each finds the other.
        </li>
        <li>
          Plurals, British and American spelling, and words written together, apart or with a hyphen need no
          entry: a search reads them alike.
        </li>
      </ul>
      <h3>Before you save</h3>
      <ol>
        <li>
          Press <strong>Add synonyms</strong>, or <strong>Edit</strong> in the menu of an entry, and type one
          name per line.
        </li>
        <li>
          Below the form stands what searches for these names find now and would find, with the first titles.
        </li>
        <li>
          Save. The next search knows it, everywhere. If a colleague has changed the entry meanwhile, look at
          it again first.
        </li>
      </ol>
      <p>
        A name leads in one entry only, and nothing may lead back to where it came from: if two names mean the
        same, put them into one entry.
      </p>
    </>
  );
}
