import { icon, type Icon } from './icon.tsx';

/** Makes an icon that points along a line of text, and so the other way where lines begin at the right. */
export function pointing(regular: string, fill: string): Icon {
  const Drawn = icon(regular, fill);
  return function PointingIcon({ className = '', ...rest }) {
    return <Drawn {...rest} className={`rtl:-scale-x-100 ${className}`} />;
  };
}
