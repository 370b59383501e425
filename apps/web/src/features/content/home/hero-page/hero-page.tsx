import avif640 from './page-640.avif';
import webp640 from './page-640.webp';
import avif960 from './page-960.avif';
import webp960 from './page-960.webp';
import avif1280 from './page-1280.avif';
import webp1280 from './page-1280.webp';

/* The picture has 148% of the frame's width on phones, and the frame's width from 600 px on. */
const sizes = '(min-width: 900px) 560px, (min-width: 600px) 92vw, 132vw';

/** Positions of the highlighted sentence, line by line, in percent of the picture. */
const strokes = [
  { left: 91.6, top: 49.6, width: 2.8 },
  { left: 5.9, top: 54.6, width: 59.4 },
];

/** Part of page 1 of "Curve sketching: a worked checklist", a demo document, with the search hit highlighted. */
export function HeroPage() {
  return (
    <div className="relative max-sm:-ms-2 max-sm:w-[148%]">
      <picture>
        <source
          type="image/avif"
          srcSet={`${avif640} 640w, ${avif960} 960w, ${avif1280} 1280w`}
          sizes={sizes}
        />
        <img
          src={webp960}
          srcSet={`${webp640} 640w, ${webp960} 960w, ${webp1280} 1280w`}
          sizes={sizes}
          width={880}
          height={602}
          alt="Part of page 1 of Curve sketching: a worked checklist. One sentence is marked: A point of inflection needs a change of sign, not only a zero."
          fetchPriority="high"
          className="h-auto w-full max-w-none filter-(--page-filter)"
        />
      </picture>
      {strokes.map(({ left, top, width }) => (
        <span
          key={top}
          aria-hidden="true"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}
          className="absolute h-[5%] -skew-x-8 rounded-[1px] bg-mark mix-blend-multiply"
        />
      ))}
    </div>
  );
}
