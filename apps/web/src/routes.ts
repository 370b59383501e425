import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { laterPages, laterRouteId } from './routes/later/later-pages';

export default [
  index('routes/home.tsx'),
  layout('routes/page-frame.tsx', [
    route('/documents', 'routes/documents.tsx'),
    route('/documents/:id', 'routes/document.tsx'),
    route('/schools', 'routes/schools.tsx'),
    route('/schools/:schoolId/courses', 'routes/school-courses.tsx'),
    route('/upload', 'routes/upload.tsx'),
    route('/profile', 'routes/profile.tsx'),
    route('/study-guides', 'routes/study-guides.tsx'),
    route('/login', 'routes/login.tsx'),
    route('/signin', 'routes/signin.tsx'),
    route('/signup', 'routes/signup.tsx'),
    route('/join', 'routes/join.tsx'),
    route('/forgot-password', 'routes/forgot-password.tsx'),
    route('/reset-password', 'routes/reset-password.tsx'),
    route('/verify-email', 'routes/verify-email.tsx'),
    route('/settings', 'routes/settings.tsx'),
    route('/payment', 'routes/payment.tsx'),
    route('/payment-success', 'routes/payment-success.tsx'),
    route('/orders', 'routes/orders.tsx'),
    route('/orders/:orderId', 'routes/order.tsx'),
    route('/admin', 'routes/console-forward.tsx', { id: 'console/admin' }),
    route('/admin-login', 'routes/console-forward.tsx', { id: 'console/admin-login' }),
    ...laterPages.map((page) => route(page.path, 'routes/later/later-page.tsx', { id: laterRouteId(page) })),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
