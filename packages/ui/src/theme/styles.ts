/** The base of every page: fonts, tokens, and rules for bare elements. */
import './fonts.css';
import './tokens.css';
import './global.css';
import './looks.css';
