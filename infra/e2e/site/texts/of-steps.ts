import type { Text } from './of-pages';

/** Texts that appear after a step, by the test that reads them. */
export const textsOfSteps: readonly { test: string; texts: readonly Text[] }[] = [
  {
    test: 'apps/web/src/features/questions/question/question-view.test.tsx',
    texts: [
      ['2.8', 'Solved by verified expert'],
      ['2.8', 'Awaiting expert answer'],
    ],
  },
  {
    test: 'apps/web/src/features/questions/quick-help/experts-page.test.tsx',
    texts: [
      ['8', 'Failed to post question'],
      ['8', 'There was an error posting your question. Please try again.'],
      ['8', 'Question posted successfully'],
      ['8', 'Your question has been posted and experts will answer it soon.'],
    ],
  },
  {
    test: 'infra/e2e/specs/chat.phone.spec.ts',
    texts: [
      ['5', 'Please select a subject and topic for study help.'],
      ['8', 'Failed to get AI response. Please try again.'],
    ],
  },
  {
    test: 'infra/e2e/specs/quiz-generator.phone.spec.ts',
    texts: [
      ['4', 'Generating Quiz...'],
      ['5', 'Subject Required'],
      ['5', 'Please enter a subject for the quiz'],
      ['8', 'Generation Failed'],
      ['8', 'Failed to generate AI quiz. Please try again.'],
      ['8', 'Quiz Generated Successfully!'],
    ],
  },
  {
    test: 'infra/e2e/specs/quizzes.phone.spec.ts',
    texts: [
      ['5', 'No answers selected'],
      ['5', 'Please answer at least one question before submitting.'],
      ['8', 'Failed to submit quiz. Please try again.'],
      ['8', 'Quiz Completed!'],
      ['8', 'You scored', 'out of'],
    ],
  },
  {
    test: 'infra/e2e/specs/states.phone.spec.ts',
    texts: [
      ['2.4', 'No documents yet'],
      ['2.6', 'found'],
      ['2.7', 'No courses available'],
      ['2.7', "This school doesn't have any courses listed yet."],
      ['2.16', 'No Study Guides Yet'],
      ['7', 'Failed to fetch courses'],
      ['8', 'Login Required'],
    ],
  },
  {
    test: 'infra/e2e/specs/texts.desktop.spec.ts',
    texts: [
      ['2.10', 'Upload Documents'],
      ['2.10', 'Uploading...'],
      ['5', 'File Required'],
      ['5', 'Please select a file to upload.'],
      ['8', 'Error Adding Course'],
      ['8', 'There was an error adding the course. Please try again.'],
      ['8', 'Course Added Successfully!'],
      ['8', 'has been added. You can now upload documents.'],
    ],
  },
  {
    test: 'infra/e2e/specs/journey.phone.spec.ts',
    texts: [
      ['2.10', 'Almost there!', 'documents left to earn 5 unlock credits.'],
      ['8', 'Document Uploaded Successfully!'],
      ['8', '" has been uploaded to the platform.'],
      ['8', 'Reward Earned!'],
      ['8', 'You earned', 'points!'],
    ],
  },
  {
    test: 'infra/e2e/specs/accounts.phone.spec.ts',
    texts: [['8', 'Account Created Successfully!']],
  },
  {
    test: 'infra/e2e/specs/bad-input.desktop.spec.ts',
    texts: [
      ['5', 'Title Required'],
      ['5', 'Please provide a title for your document.'],
      ['8', 'Upload Failed'],
    ],
  },
  {
    test: 'infra/e2e/specs/console.desktop.spec.ts',
    texts: [
      ['2.12', 'Logged out'],
      ['5', 'Username must be at least 3 characters'],
      ['7', 'Success'],
      ['8', 'Error'],
      ['8', 'Login successful'],
      ['8', 'Welcome back, admin!'],
    ],
  },
  {
    test: 'infra/e2e/specs/order-payment.desktop.spec.ts',
    texts: [
      ['2.18', 'Payment Successful!'],
      ['8', 'Payment Error'],
      ['8', 'An unexpected error occurred. Please try again.'],
      ['8', 'Payment Failed'],
    ],
  },
  {
    test: 'infra/e2e/specs/orders-journey.phone.spec.ts',
    texts: [['7', 'Assignment Writing']],
  },
  {
    test: 'infra/e2e/specs/sign-in.desktop.spec.ts',
    texts: [
      ['2.19', 'Check your email'],
      ['2.19', 'Return to Sign In'],
      ['4', 'Signing In...'],
      ['5', 'Missing Information'],
      ['5', 'Please enter both email and password'],
      ['5', 'Passwords do not match'],
      ['5', 'Email and password are required'],
      ['8', 'Invalid email or password'],
      ['8', 'Invalid email or password. Please try again.'],
      ['8', 'Welcome Back!'],
      ['8', 'You have successfully signed in.'],
    ],
  },
  {
    test: 'infra/e2e/specs/sign-up.desktop.spec.ts',
    texts: [
      ['4', 'Creating account...'],
      ['4', 'Creating Account...'],
      ['5', 'Please fill in all required fields'],
      ['5', 'Password Mismatch'],
      ['5', 'Password Too Short'],
      ['5', 'Password must be at least 6 characters long'],
      ['5', 'Please fill in all fields'],
      ['5', 'All fields are required for registration'],
      ['5', "Passwords don't match"],
      ['5', 'Please make sure both passwords are identical'],
      ['5', 'Password too short'],
      ['8', 'Sign Up Failed'],
      ['8', 'An account with this email already exists'],
      ['8', 'Please try again or contact support'],
      ['8', 'Account Created!'],
      ['8', 'Welcome, you are now signed in'],
    ],
  },
  {
    test: 'apps/web/src/features/auth/auth-failures.test.ts',
    texts: [['8', 'Sign In Failed']],
  },
  {
    test: 'apps/web/src/features/auth/belongings-text.test.ts',
    texts: [['8', 'Welcome back!']],
  },
  {
    test: 'apps/web/src/features/documents/list/documents-results.test.tsx',
    texts: [
      ['6', 'Authentication required'],
      ['8', 'Please log in to access study documents and upload materials.'],
    ],
  },
  {
    test: 'apps/web/src/features/documents/upload/course-fields.test.ts',
    texts: [
      ['2.11', 'General'],
      ['5', 'Required Fields'],
    ],
  },
  {
    test: 'apps/web/src/features/documents/upload/upload-messages.test.ts',
    texts: [['8', 'There was an error uploading your document. Please try again.']],
  },
  {
    test: 'apps/web/src/features/users/profile/profile-text.test.ts',
    texts: [['2.11', 'And', 'more rewards...']],
  },
  {
    test: 'apps/web/src/features/users/profile/recent-rewards.test.tsx',
    texts: [['2.11', 'points']],
  },
  {
    test: 'apps/admin/src/features/staff/sign-in/sign-in-fields.test.ts',
    texts: [['5', 'Password must be at least 6 characters']],
  },
  {
    test: 'apps/admin/src/features/staff/sign-in/sign-in-errors.test.ts',
    texts: [
      ['8', 'Login failed'],
      ['8', 'An error occurred during login'],
    ],
  },
  {
    test: 'apps/admin/src/features/system/activity.test.ts',
    texts: [['2.12', 'Pending']],
  },
  {
    test: 'apps/admin/src/features/system/delete-all-labels.test.ts',
    texts: [
      ['7', 'All documents deleted successfully'],
      ['8', 'Failed to delete documents'],
      ['8', 'Failed to delete questions'],
    ],
  },
  {
    test: 'packages/ui/src/patterns/orders/pay-bar.stories.tsx',
    texts: [['4', 'Processing...']],
  },
  {
    test: 'packages/ui/src/primitives/time.test.ts',
    texts: [
      ['2.5', 'Recently'],
      ['9', 'Just now'],
      ['9', 'hours ago'],
      ['9', '1 day ago'],
      ['9', 'days ago'],
    ],
  },
];
