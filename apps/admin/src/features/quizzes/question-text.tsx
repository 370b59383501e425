import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { AuthoredQuestion } from '@aw/contracts/quizzes/staff-quizzes';
import { RichText } from '@aw/ui/patterns/rich-text';
import { useConsole } from '../../services/console-services';

type QuestionProps = { question: AuthoredQuestion };

/** Text of a question with its formulas. Images are loaded from the site. */
export function StemText({ question: { html, item } }: QuestionProps) {
  const { siteOrigin } = useConsole();
  return <RichText html={html.question} source={item.question} imageOrigin={siteOrigin} />;
}

/** Text of one option, also with images from the site. */
export function OptionText({ question: { html, item }, letter }: QuestionProps & { letter: Letter }) {
  const { siteOrigin } = useConsole();
  return <RichText html={html[`option${letter}`]} source={item.options[letter]} imageOrigin={siteOrigin} />;
}
