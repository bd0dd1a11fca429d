/** What every page stands on: faces, values, and the rules for bare elements. */
import './fonts.css';
import './tokens.css';
import './global.css';
