import * as constants from './constants.ts';

test('the constants have the values of the specification', () => {
  expect(constants).toMatchObject({
    menuCloseWidth: 1024,
    routeLoading: 800,
    visibleShare: 0.5,
    lineReveal: 500,
    artReveal: 1200,
    carouselInterval: 3000,
    carouselTransition: 500,
    carouselShown: 1,
    marqueeSpeed: 10,
    bannerWidth: 900,
    bannerDivisor: 3500,
    bannerFloor: 0.5,
    bannerEnlarged: 1.2,
    ratingMaximum: 5,
    chunkTimeout: 120_000,
    passwordStrong: 8,
    passwordMedium: 5,
    minimumAge: 18,
  });
});
