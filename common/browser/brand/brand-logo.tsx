interface BrandMarkProps {
  className?: string;
  /** Height in CSS px, where no class sets it. */
  height?: number;
}

/** The brand whose logo is drawn; a shop of another name shows it in the heading typeface. */
export const BRAND = 'VIGOR';

/** The brand's wordmark, in the current text color. */
export const BrandLogo = ({ className, height }: BrandMarkProps) => (
  <svg
    viewBox="0 0 512 100"
    role="img"
    aria-label={BRAND}
    className={className}
    height={height}
    fill="none"
    stroke="currentColor"
    strokeWidth="27"
  >
    <g transform="skewX(-10) translate(17 0)">
      <path d="M0 0h31l26 63 26-63h31L73 100H41z" fill="currentColor" stroke="none" />
      <path d="M138 0v100" />
      <path d="M271 13.5h-67a24 24 0 0 0-24 24v25a24 24 0 0 0 24 24h54V49h-37" />
      <path d="M324 13.5h29a24 24 0 0 1 24 24v25a24 24 0 0 1-24 24h-29a24 24 0 0 1-24-24v-25a24 24 0 0 1 24-24z" />
      <path d="M420 100V13.5h47a22 22 0 0 1 22 22v1a22 22 0 0 1-22 22h-47" />
      <path d="M440 55h32l29 45h-33z" fill="currentColor" stroke="none" />
    </g>
  </svg>
);
