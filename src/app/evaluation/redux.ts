export { configureStore, combineSlices, createSlice } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
